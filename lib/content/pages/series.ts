import * as messages from '../../site/messages';
import { routes } from '../../site/routes';
import { blog, type Post } from '../collections/blog';
import { describedTopics } from '../collections/topics';
import { onceFromContent } from '../load/content-folder';
import { grouped } from '../load/grouped';
import { slugOf } from '../markdown/slug';
import { partsAround } from './previous-next';

/** A published post of a series. */
type Part = Post & { series: NonNullable<Post['series']> };

export interface Series {
  slug: string;
  name: string;
  description: string;
  /** In the order of the series. */
  parts: readonly Part[];
  /** Number of the last published part. */
  last: number;
}

/** Whether a post belongs to a series. */
const isPart = (post: Post): post is Part => post.series !== undefined;

/** Series with published posts, the one with the newest post first. */
export const allSeries = onceFromContent((): readonly Series[] => {
  const descriptions: Record<string, string> = describedTopics().series;
  const byName = grouped(blog.valid().filter(isPart), ({ series }) => [series.name]);
  return [...byName].map(([name, newestFirst]) => {
    const parts = newestFirst.toSorted((a, b) => a.series.part - b.series.part);
    const last = parts.at(-1)?.series.part ?? 0;
    return { slug: slugOf(name), name, description: descriptions[name] ?? '', parts, last };
  });
});

/** Series and part of a post, e.g. "Readiness · Part 2 of 3", or its category. */
export function kickerOf({ series, category }: Pick<Post, 'series' | 'category'>): string {
  if (!series) return category;
  const last = allSeries().find(({ name }) => name === series.name)?.last ?? series.part;
  return `${series.name} · ${messages.article.partOf(series.part, last)}`;
}

/** Place of a post in its series, with the parts before and after it. */
export function placeInSeries({ id, series: own }: Pick<Post, 'id' | 'series'>) {
  const series = allSeries().find(({ name }) => name === own?.name);
  if (!own || !series) return undefined;
  const { slug, parts, last } = series;
  return { ...own, href: routes.series(slug), last, ...partsAround(parts, id, blog.url) };
}
