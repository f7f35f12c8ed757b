import { drawPicture, type Picture } from 'thread-art/picture';
import { cached, isCached } from '#lib/build-cache';
import type { ShareCard } from '#lib/seo/share-cards';
import { shareImage } from '#lib/seo/share-image';

/** A picture file and all data that it is drawn from, except code. */
export type PictureJob =
  | { file: string; kind: 'art'; picture: Picture }
  | { file: string; kind: 'share'; card: ShareCard; siteName: string };

const keyOf = ({ file: _, ...drawnFrom }: PictureJob) => [JSON.stringify(drawnFrom)];

/** Whether the cache has the picture. */
export const isDrawn = (job: PictureJob) => isCached(keyOf(job));

/** Draws one picture, or takes it from the cache. */
export function makePicture(job: PictureJob): Promise<Uint8Array> {
  return cached(keyOf(job), async () =>
    job.kind === 'art' ? Buffer.from(drawPicture(job.picture)) : shareImage(job.card, job.siteName),
  );
}
