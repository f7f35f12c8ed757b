import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Files of one picture that a page offers. */
export interface PictureSet {
  /** The AVIF files with their widths. */
  srcset: string;
  /** Address of the picture for programs that do not read AVIF. */
  src: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
}

/** Place of a picture: as wide as the text, wider, or half of it. */
type PictureSize = 'text' | 'wide' | 'half';

/** A picture beside a text, as its Markdown names it. */
export interface PictureLink {
  /** Path relative to the folder of the text, decoded, e.g. `loom.jpg`. */
  path: string;
  size: PictureSize;
}

/** Finds the files of a picture; undefined if there is no such picture. */
export type PictureResolver = (link: PictureLink) => PictureSet | undefined;

/** CSS length in which a page shows each size (app/prose.css). */
const shownWidths: Readonly<Record<PictureSize, string>> = {
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

/** Formats that editors may use. SVG is none: it may contain scripts. */
export const pictureExtensions = /\.(?:jpe?g|png|webp|avif)$/i;

/**
 * Replaces pictures beside the text by `picture` elements, and a paragraph of pictures by figures: a
 * single one, or several side by side. A title becomes the caption.
 *
 * @param tree - changed in place
 */
export function placePictures(tree: Root, resolve: PictureResolver): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const pictures = node.tagName === 'p' ? onlyPictures(node) : [];
    const [first, ...others] = pictures;
    if (first && others.length > 0) {
      const figures = pictures.map((each) => figureOf(each, resolve, 'half') ?? each);
      parent.children[index] = element('div', { className: ['figures'] }, figures);
      return SKIP;
    }
    if (first || node.tagName === 'img') {
      const shown = first ? figureOf(first, resolve) : pictureOf(node, resolve);
      if (shown) parent.children[index] = shown;
      return SKIP;
    }
    return undefined;
  });
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

/** Pictures beside the text, if a paragraph has nothing else; otherwise none. */
function onlyPictures(paragraph: Element): Element[] {
  const pictures: Element[] = [];
  for (const child of paragraph.children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    const isPicture = child.type === 'element' && child.tagName === 'img';
    if (!isPicture || !pictureLink(String(child.properties.src ?? ''))) return [];
    pictures.push(child);
  }
  return pictures;
}

/** A picture with its caption. @param size - replaces the size that its address names */
function figureOf(
  image: Element,
  resolve: PictureResolver,
  size = pictureLink(String(image.properties.src))?.size,
): Element | undefined {
  const picture = pictureOf(image, resolve, size);
  if (!picture) return undefined;
  const caption = String(image.properties.title ?? '');
  return element('figure', { className: ['figure', ...(size && size !== 'text' ? [size] : [])] }, [
    picture,
    ...(caption ? [element('figcaption', {}, [{ type: 'text', value: caption }])] : []),
  ]);
}

/** The `picture` element of an image. */
function pictureOf(
  image: Element,
  resolve: PictureResolver,
  size?: PictureSize,
): Element | undefined {
  const link = pictureLink(String(image.properties.src ?? ''));
  const set = link && resolve(link);
  if (!set) return undefined;
  const sizes = shownWidths[size ?? link.size];
  return element('picture', {}, [
    element('source', { type: 'image/avif', srcSet: set.srcset, sizes }),
    element('img', {
      src: set.src,
      alt: String(image.properties.alt ?? ''),
      width: set.width,
      height: set.height,
      loading: 'lazy',
      decoding: 'async',
    }),
  ]);
}
