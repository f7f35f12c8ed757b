'use client';

import { ContentError } from '#components/layout/content-error';

/** In `npm run dev` only (next.config.mjs): the content's own message in place of a page. */
export default function DevelopmentError({ error }: { error: Error }) {
  return <ContentError error={error} />;
}
