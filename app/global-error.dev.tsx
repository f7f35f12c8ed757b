'use client';

import { ContentError } from '#components/layout/content-error';
import { language } from '#lib/site/language';

/** The same for what every page needs, such as content/site.json. */
export default function DevelopmentGlobalError({ error }: { error: Error }) {
  return (
    <html lang={language}>
      <body>
        <ContentError error={error} />
      </body>
    </html>
  );
}
