/** Files of one picture in the sizes and formats that a page offers. */
export interface PictureSet {
  /** Formats in order of preference, each with the value of `srcset`. */
  sources: { type: string; srcset: string }[];
  /** Address of the picture for programs that read no `srcset`. */
  src: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
}

/** Place of a picture: as wide as the text, wider, or half of it. */
export type PictureSize = 'text' | 'wide' | 'half';

/** A picture beside a text, as its Markdown names it. */
export interface PictureLink {
  /** Path relative to the folder of the text, decoded, e.g. `loom.jpg`. */
  path: string;
  size: PictureSize;
}

/** Finds the files of a picture; undefined if there is no such picture. */
export type PictureResolver = (link: PictureLink) => PictureSet | undefined;

/** CSS length in which a page shows each size (components/ui/prose.css). */
export const shownWidths: Readonly<Record<PictureSize, string>> = {
  text: '(min-width: 48rem) 44rem, calc(100vw - 2.5rem)',
  wide: '(min-width: 64rem) 57rem, 100vw',
  half: '(min-width: 40rem) 21rem, calc(100vw - 2.5rem)',
};

/**
 * Reads the address of a picture in Markdown: a path beside the text, with `#wide` or `#half` for
 * another size.
 *
 * @returns undefined for an address from the root of the site or with a protocol
 */
export function pictureLink(url: string): PictureLink | undefined {
  if (url === '' || /^(?:[a-z][a-z0-9+.-]*:|[/\\#?])/i.test(url)) return undefined;
  const [written = '', mark] = url.replace(/^(?:\.\/)+/, '').split('#');
  const size = mark === 'wide' || mark === 'half' ? mark : 'text';
  try {
    return { path: decodeURIComponent(written), size };
  } catch {
    return { path: written, size };
  }
}

/** Smallest width in pixels: about the width of the place on a large screen. */
export const minWidths: Readonly<Record<PictureSize, number>> = {
  text: 720,
  wide: 960,
  half: 360,
};

/** Largest width or height in pixels, and largest file in bytes. Each clone has every picture. */
export const maxPixels = 8000;
export const maxBytes = 8_000_000;

/** Formats that editors may use. SVG is none: it may contain scripts. */
export const pictureExtensions = /\.(?:jpe?g|png|webp|avif)$/i;
