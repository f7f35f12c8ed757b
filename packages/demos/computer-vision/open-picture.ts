/** Larger pictures are reduced: lines of text need no more, and memory is short on a phone. */
const LONGEST_SIDE = 2400;
const SHORTEST_SIDE = 64;
const MOST_BYTES = 30e6;
const MOST_PIXELS = 60e6;

export interface OpenRequest {
  id: number;
  source: Blob;
}
export type Opened = { id: number } & ({ picture: ImageBitmap } | { reason: string });

// A worker, because a large photograph takes seconds.
addEventListener('message', async ({ data }: MessageEvent<OpenRequest>) => {
  const answer = (opened: Opened) => postMessage(opened);
  const { id, source } = data;
  try {
    answer({ id, picture: await openPicture(source) });
  } catch (error) {
    answer({ id, reason: error instanceof Error ? error.message : String(error) });
  }
});

/**
 * Decodes a picture, upright as its camera says, at most 2400 pixels long.
 *
 * @throws Error with a message for the visitor
 */
async function openPicture(source: Blob): Promise<ImageBitmap> {
  if (source.size === 0) throw new Error('This file is empty.');
  if (source.size > MOST_BYTES) throw new Error('This file is larger than 30 MB.');
  const bitmap = await createImageBitmap(source).catch(() => {
    throw new Error('This file is not a picture that the browser can show. Try JPEG, PNG or WebP.');
  });
  const { width, height } = bitmap;
  const scale = LONGEST_SIDE / Math.max(width, height);
  try {
    if (width * height > MOST_PIXELS) throw new Error('This picture has over 60 million pixels.');
    if (Math.min(width, height) < SHORTEST_SIDE) {
      throw new Error(`This picture is too small to read: ${width} × ${height} pixels.`);
    }
    return await createImageBitmap(bitmap, {
      resizeWidth: Math.round(width * Math.min(1, scale)),
      resizeHeight: Math.round(height * Math.min(1, scale)),
      resizeQuality: 'high',
    });
  } finally {
    bitmap.close();
  }
}
