'use client';

import { ContentErrorPage } from '#components/layout/content-error-page';
import { language } from '#lib/site/language';

/** The same for what every page needs, such as content/site.json. */
export default function DevelopmentGlobalError({ error }: { error: Error }) {
  return (
    <html lang={language}>
      <body>
        <ContentErrorPage error={error} />
      </body>
    </html>
  );
}
