'use client';

import { ContentErrorPage } from '#components/layout/content-error-page';

/** In `npm run dev` only (next.config.mjs): the content's own message in place of a page. */
export default function DevelopmentError({ error }: { error: Error }) {
  return <ContentErrorPage error={error} />;
}
