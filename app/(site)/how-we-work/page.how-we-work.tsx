import { TermsPage } from '#components/sections/terms-page';
import { JsonLd } from '#components/ui/json-ld';
import { pageCopy } from '#lib/content/pages/page-copy';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';

export const metadata = metadataOf('howWeWork');

export default function HowWeWorkPage() {
  return (
    <>
      <JsonLd nodes={[pageData('howWeWork')]} />
      <TermsPage page={pageCopy('how-we-work')} />
    </>
  );
}
