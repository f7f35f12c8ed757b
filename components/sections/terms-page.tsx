import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { QuestionList } from '#components/sections/question-list';
import type { Page } from '#lib/content/collections/pages';

/** A page of terms: every section of the page as a question with its answer. */
export function TermsPage({ page }: { page: Page }) {
  const questions = Object.entries(page.sections ?? {}).map(([id, section]) => ({
    id,
    ...section,
  }));
  return (
    <>
      <PageHero {...page} />
      <QuestionList questions={questions} />
      {page.cta && <CtaBand {...page.cta} />}
    </>
  );
}
