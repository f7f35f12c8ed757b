import { type ReadOptions, readPage } from './finish/read-page';
import { makePicture, type PictureJob } from './picture';

/** Tasks of a pool process. Arguments and results are copied between processes. */
export type Task =
  | { task: 'picture'; job: PictureJob }
  | { task: 'page'; file: string; options: ReadOptions };

export interface Results {
  picture: undefined;
  page: Awaited<ReturnType<typeof readPage>>;
}

/** Entry point of the processes that pool.ts starts. */
export async function work(task: Task): Promise<Results[keyof Results]> {
  if (task.task === 'page') return readPage(task.file, task.options);
  // The build reads the result from the cache.
  await makePicture(task.job);
  return undefined;
}
