import { PageHero } from '#components/sections/page-hero';
import { QuestionList } from '#components/sections/question-list';
import { JsonLd } from '#components/ui/json-ld';
import { pageCopy } from '#lib/content/collections/pages';
import { privacyQuestions } from '#lib/content/privacy';
import { faqPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { readEnv } from '#lib/site/env';
import { routes } from '#lib/site/routes';

export const metadata = pageMetadata({ ...pageCopy('privacy'), path: routes.privacy });

export default function PrivacyPage() {
  const page = pageCopy('privacy');
  const questions = privacyQuestions(page, readEnv());
  const answers = questions.map(({ heading, text, points = [] }) => ({
    question: heading,
    answer: [text, ...points.map((point) => `${point.title}: ${point.text}`)].join(' '),
  }));
  return (
    <>
      <JsonLd things={[faqPage({ ...page, path: routes.privacy }, answers)]} />
      <PageHero {...page} />
      <QuestionList questions={questions} />
    </>
  );
}
