'use client';

import { Neighbors } from '#components/sections/neighbors';
import { SeriesBox } from '#components/sections/series-box';
import { hasChanges, seriesSteps, stepsFrom } from '#lib/blog/visit-posts';
import { article } from '#lib/site/words';
import { useBlog } from './blog-context';

type Steps = Pick<React.ComponentProps<typeof Neighbors>, 'previous' | 'next'>;

/** Previous and next post, as they are in this visit. */
export function PostSteps({ id, ...published }: Steps & { id: string }) {
  const { state } = useBlog();
  const steps = hasChanges(state) ? stepsFrom(state, id) : published;
  return <Neighbors label={article.kind} {...steps} />;
}

/** Place of a post in its series, as it is in this visit. */
export function SeriesSteps({
  id,
  ...published
}: React.ComponentProps<typeof SeriesBox> & { id: string }) {
  const { state } = useBlog();
  const steps = hasChanges(state) ? seriesSteps(state, id, published.name) : {};
  return <SeriesBox {...published} {...steps} />;
}
