/** Widths in pixels of the AVIF copies of a demo's picture; each is half as high. */
export const thumbnailWidths = [320, 640] as const;

/** Shown for a demo without a picture, and after all others have failed. */
export const placeholderPicture = '/images/demos/placeholder.jpg';

const taken = /^(\/images\/demos\/[\w-]+)\.jpg$/;

/** URLs of one picture of a demo. */
export interface Thumbnail {
  src: string;
  srcSet?: string;
}

/**
 * The picture of a demo in light and dark. `npm run assets` writes `x.jpg` and `x-dark.jpg` with
 * AVIF copies of each; other pictures are the same in both schemes.
 */
export function demoThumbnail(url = placeholderPicture): { light: Thumbnail; dark?: Thumbnail } {
  const stem = taken.exec(url)?.[1];
  if (!stem || url === placeholderPicture) return { light: { src: url } };
  return { light: copiesOf(stem), dark: copiesOf(`${stem}-dark`) };
}

const copiesOf = (stem: string): Thumbnail => ({
  src: `${stem}.jpg`,
  srcSet: thumbnailWidths.map((width) => `${stem}.${width}.avif ${width}w`).join(', '),
});
