import { TermsPage } from '#components/sections/terms-page';
import { JsonLd } from '#components/ui/json-ld';
import { pageCopy } from '#lib/content/page-copy';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';

export const metadata = metadataOf('pricing');

export default function PricingPage() {
  return (
    <>
      <JsonLd things={[pageData('pricing')]} />
      <TermsPage page={pageCopy('pricing')} />
    </>
  );
}
