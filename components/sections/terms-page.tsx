import type { PageTexts } from '#lib/content/collections/pages';
import { CtaBand } from './cta-band';
import { Faq } from './faq';
import { PageHero } from './page-hero';

/** A page of terms: every section of the page as a question with its answer. */
export function TermsPage({ page }: { page: PageTexts<'pricing'> }) {
  const questions = Object.entries(page.sections).map(([id, section]) => ({
    id,
    ...section,
  }));
  return (
    <>
      <PageHero {...page} />
      <Faq questions={questions} />
      {page.cta && <CtaBand {...page.cta} />}
    </>
  );
}
