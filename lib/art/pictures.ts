import { accentsFor, fiveTones, type Tone } from 'thread-art/palette';
import type { Picture } from 'thread-art/picture';
import { cycle, hashOf } from 'thread-art/random';

import { artAssignments } from '#art-assignments';
import { type ArtStyle, fallbackStyles } from './fallback-styles';

export type ArtFrame = 'card' | 'wide' | 'hero' | 'square' | 'strip';

export interface Subject {
  collection:
    | 'industries'
    | 'use-cases'
    | 'blog'
    | 'whitepapers'
    | 'services'
    | 'demos'
    | 'team'
    | 'jobs'
    | 'pages'
    | 'default';
  id: string;
  /** Use cases: the industry's id. Posts: the name of the series or the category. */
  group?: string;
  /** Position from 0 among the use cases of an industry or the parts of a series. */
  index?: number;
  /** Posts: their number in the series. */
  part?: number;
  /** People: the letters of the portrait. */
  initials?: string;
}

/** Width and height in pixels. */
const sizes: Record<ArtFrame, readonly [number, number]> = {
  card: [640, 320],
  wide: [1440, 500],
  hero: [1000, 720],
  square: [400, 400],
  strip: [480, 180],
};

/**
 * The parameters of a subject's picture in a frame. The same subject always has the same picture.
 */
export function pictureOf(subject: Subject, frame: ArtFrame): Picture {
  const [width, height] = sizes[frame];
  const { collection, id, initials, part } = subject;
  const seed = `${collection}/${id}`;
  const picture: Picture = { ...styleOf(subject), seed, width, height };
  if (collection === 'blog' && part) picture.seriesPart = part;
  if (picture.motif === 'paper') picture.quiet = true;
  if (initials) picture.initials = initials;
  const landscape = frame === 'hero' || frame === 'wide';
  if (collection === 'pages' && id === 'home' && landscape) picture.fade = 'half';
  else if (frame === 'hero') picture.fade = 'edge';
  return picture;
}

/**
 * Main color of a subject's picture, for the tint behind it. Pass the index used for the picture.
 */
export function colorOf(
  collection: Subject['collection'],
  id: string,
  group?: string,
  index?: number,
): Tone {
  return styleOf({ collection, id, group, index }).color;
}

/** The value of a name, but not what every object has, e.g. `constructor`. */
const own = <Value>(values: Record<string, Value> | undefined, name: string): Value | undefined =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;

interface DrawnStyle extends ArtStyle {
  numbers?: readonly number[];
}

function styleOf(subject: Subject): DrawnStyle {
  const { collection, id, group = '' } = subject;
  if (collection === 'use-cases') return caseStyle(subject);
  if (collection === 'blog') return postStyle(id, group.toLowerCase(), subject.index);
  if (collection === 'team') return portraitStyle(subject);
  if (collection === 'whitepapers') {
    const spare: ArtStyle = { ...fiveInTurn(hashOf(id)), motif: 'paper', variant: hashOf(id) % 6 };
    return own(artAssignments().whitepapers, id) ?? spare;
  }
  const style = collection === 'default' ? undefined : own(artAssignments()[collection], id);
  return style ?? cycle(fallbackStyles, hashOf(id));
}

/**
 * The assigned pictogram, or a variant of the industry's motif, in the two colors of the industry, which
 * change places from one use case to the next.
 */
function caseStyle({ id, group = '', index = placeOf(id) }: Subject): DrawnStyle {
  const style = own(artAssignments().industries, group) ?? cycle(fallbackStyles, hashOf(group));
  const { motif, color, accent } = style;
  const colors = index % 2 === 0 ? { color, accent } : { color: accent, accent: color };
  return { ...colors, motif, variant: index, ...own(artAssignments().cases, group)?.[index] };
}

function portraitStyle({ id, index = hashOf(id) }: Subject): ArtStyle {
  const spare: ArtStyle = { ...cycle(fallbackStyles, index), ...fiveInTurn(index) };
  return own(artAssignments().portraits, id) ?? spare;
}

function postStyle(id: string, group: string, index?: number): DrawnStyle {
  const { motif, numbers } = own(artAssignments().meanings, id) ?? {};
  const style = groupStyle(group || id, index ?? placeOf(id));
  return motif ? { ...style, motif, numbers } : style;
}

/** Style of a series or category. @param place - chooses among the drawings of the group */
function groupStyle(group: string, place: number): ArtStyle {
  const series = own(artAssignments().series, group);
  if (series) return { ...series, variant: place };
  const category = own(artAssignments().categories, group);
  if (category) return { ...category, ...fiveInTurn(place), variant: place };
  return { ...cycle(fallbackStyles, hashOf(group)), ...fiveInTurn(place), variant: place };
}

/** The number at the end of an id such as blog-12, otherwise a hash of the id. */
function placeOf(id: string): number {
  const number = /(\d+)$/.exec(id)?.[1];
  return number === undefined ? hashOf(id) % 40 : Number(number);
}

/** Cycles through the five colors; the accent changes with each full cycle. */
function fiveInTurn(index: number): { color: Tone; accent: Tone } {
  const color = cycle(fiveTones, index);
  return { color, accent: cycle(accentsFor[color], Math.floor(index / fiveTones.length)) };
}
