'use client';

import { PrevNext } from '#components/ui/prev-next';
import { hasChanges, seriesSteps, stepsFrom } from '#lib/blog/visit-posts';
import * as messages from '#lib/site/messages';
import { useBlog } from './blog-context';
import { SeriesBox } from './series-box';

type Steps = Pick<React.ComponentProps<typeof PrevNext>, 'previous' | 'next'>;

/** Previous and next post, as they are in this visit. */
export function PostSteps({ id, ...published }: Steps & { id: string }) {
  const { state } = useBlog();
  const steps = hasChanges(state) ? stepsFrom(state, id) : published;
  return <PrevNext label={messages.article.kind} {...steps} />;
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
