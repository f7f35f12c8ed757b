import { inspectOnce } from '#lib/content/markdown-cache';
import { type ReadOptions, readPage } from './finish/read-page';
import { makePicture, type PictureJob } from './picture';

/** Tasks of a pool process. Arguments and results are copied between processes. */
export type Task =
  | { task: 'inspect'; texts: string[] }
  | { task: 'picture'; job: PictureJob }
  | { task: 'page'; file: string; options: ReadOptions };

export interface Results {
  inspect: undefined;
  picture: undefined;
  page: Awaited<ReturnType<typeof readPage>>;
}

/** Entry point of the processes that pool.ts starts. */
export async function work(task: Task): Promise<Results[keyof Results]> {
  if (task.task === 'page') return readPage(task.file, task.options);
  // The build reads these results from the cache.
  if (task.task === 'inspect') for (const text of task.texts) inspectOnce(text);
  else await makePicture(task.job);
  return undefined;
}
