import path from 'node:path';
import { diagramFile, diagramSvg } from 'thread-art/diagram/figure';
import { artFile } from '#lib/art/art-path';
import { pictureOf } from '#lib/art/subjects';
import { allArtAssets } from '#lib/content/art-assets';
import { site } from '#lib/content/collections/site';
import { allDiagrams } from '#lib/content/diagrams';
import { allPictureVariants } from '#lib/content/picture-variants';
import { productScenes } from '#lib/content/product-scenes';
import { shareCards, shareFile } from '#lib/seo/share-cards';
import { diagramFolder } from '#lib/site/routes';
import { isDrawn, makePicture, type PictureJob } from './picture';
import type { Pool } from './pool';
import { writeFiles } from './write-files';

/** Every picture that pages link and that is drawn or scaled, with its path below out/. */
export function pictureJobs(): PictureJob[] {
  const siteName = site().name;
  const art = allArtAssets().map(({ subject, frame }): PictureJob => {
    const file = `art/${artFile(subject, frame)}`;
    return { file, kind: 'art', picture: pictureOf(subject, frame) };
  });
  const share = shareCards().map((card): PictureJob => {
    return { file: `og/${shareFile(card.path)}`, kind: 'share', card, siteName };
  });
  const photos = allPictureVariants().map((variant): PictureJob => ({ kind: 'photo', ...variant }));
  return [...art, ...share, ...photos];
}

/** Draws the pictures that the cache lacks. The processes of the pool store them in the cache. */
export async function drawPictures(jobs: readonly PictureJob[], pool: Pool): Promise<boolean> {
  const missing = jobs.filter((job) => !isDrawn(job));
  await Promise.all(missing.map((job) => pool.run({ task: 'picture', job })));
  console.log(`${missing.length} of ${jobs.length} pictures drawn, the others are in the cache`);
  return true;
}

/** Writes all pictures, and the drawings of diagrams and products, into the export. */
export async function writePictures(out: string, jobs: readonly PictureJob[]): Promise<boolean> {
  // One after the other: all of them together would take much memory.
  for (const job of jobs) await writeFiles(out, [[job.file, await makePicture(job)]]);
  const { address, svg } = productScenes();
  const drawings = allDiagrams().map((diagram): [name: string, content: string] => [
    path.join(diagramFolder, diagramFile(diagram)),
    diagramSvg(diagram),
  ]);
  await writeFiles(out, [...drawings, [address, svg]]);
  return true;
}
