import { cycle, hashOf } from './chance';
import { fiveTones, type Tone } from './palette';
import type { Picture } from './picture';
import {
  accentsFor,
  categoryWear,
  demoWear,
  industryWear,
  jobWear,
  pageWear,
  paperWear,
  portraitTones,
  productWear,
  seriesWear,
  serviceWear,
  spareWear,
  type Wear,
} from './wardrobe';

export type ArtFrame = 'card' | 'wide' | 'hero' | 'square' | 'strip';

export interface Subject {
  collection:
    | 'industries'
    | 'use-cases'
    | 'blog'
    | 'whitepapers'
    | 'services'
    | 'products'
    | 'demos'
    | 'team'
    | 'jobs'
    | 'pages'
    | 'default';
  id: string;
  /** For use cases the industry's id, for posts the series' name or the category. */
  group?: string;
  /** Place among its neighbors, from 0: use cases of an industry, parts of a series. */
  index?: number;
  /** For people: the letters of the portrait. */
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

/** The picture that belongs to a subject, in one of the frames. */
export function pictureOf(subject: Subject, frame: ArtFrame): Picture {
  const [width, height] = sizes[frame];
  const { collection, id, initials } = subject;
  const seed = `${collection}/${id}`;
  const picture: Picture = { ...wearOf(subject), seed, width, height };
  if (picture.motif === 'paper') picture.quiet = true;
  if (picture.motif === 'label' && initials) picture.initials = initials;
  const landscape = frame === 'hero' || frame === 'wide';
  if (collection === 'pages' && id === 'home' && landscape) picture.fade = 'half';
  else if (frame === 'hero') picture.fade = 'edge';
  return picture;
}

/** The color of a subject, for tinting the ground behind its picture. Same index as the picture. */
export function toneOf(
  collection: Subject['collection'],
  id: string,
  group?: string,
  index?: number,
): Tone {
  return wearOf({ collection, id, group, index }).color;
}

function wearOf(subject: Subject): Wear {
  const { collection, id, group = '' } = subject;
  if (collection === 'use-cases') return wearOfUseCase(subject);
  if (collection === 'blog') return postWear(id, group.toLowerCase(), subject.index);
  if (collection === 'team') return portraitWear(subject);
  if (collection === 'whitepapers') {
    const spare: Wear = { ...fiveInTurn(hashOf(id)), motif: 'paper', variant: hashOf(id) % 6 };
    return paperWear[id] ?? spare;
  }
  const wardrobe: Partial<Record<Subject['collection'], Record<string, Wear>>> = {
    industries: industryWear,
    services: serviceWear,
    products: productWear,
    demos: demoWear,
    jobs: jobWear,
    pages: pageWear,
  };
  return wardrobe[collection]?.[id] ?? cycle(spareWear, hashOf(id));
}

/** The industry's motif, every use case another variant in the next of the five colors. */
function wearOfUseCase({ id, group = '', index = placeOf(id) }: Subject): Wear {
  const { motif } = industryWear[group] ?? cycle(spareWear, hashOf(group));
  return { ...fiveInTurn(index), motif, variant: index };
}

function portraitWear({ id, index = hashOf(id) }: Subject): Wear {
  const color = portraitTones[id] ?? cycle(fiveTones, index);
  return { motif: 'label', color, accent: color === 'saffron' ? 'indigo' : 'saffron' };
}

function postWear(id: string, group: string, index?: number): Wear {
  const place = index ?? placeOf(id);
  const series = seriesWear[group];
  if (series) return { ...series, variant: place };
  const category = categoryWear[group];
  if (category) return { ...category, ...fiveInTurn(place), variant: place };
  return { ...cycle(spareWear, hashOf(group || id)), ...fiveInTurn(place), variant: place };
}

/** The number in an id such as blog-12, else one made from its letters. */
function placeOf(id: string): number {
  const number = /(\d+)$/.exec(id)?.[1];
  return number === undefined ? hashOf(id) % 40 : Number(number);
}

/** Colors by turns; the accent changes when the first color comes round again. */
function fiveInTurn(index: number): { color: Tone; accent: Tone } {
  const color = cycle(fiveTones, index);
  return { color, accent: cycle(accentsFor[color], Math.floor(index / fiveTones.length)) };
}
