import { notFound } from 'next/navigation';
import { Faq } from '#components/sections/faq';
import { PageHero } from '#components/sections/page-hero';
import { JsonLd } from '#components/ui/json-ld';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { readEnv } from '#lib/site/env';

export const generateMetadata = () => metadataOf('privacy');

export default function PrivacyPage() {
  if (!isShown('privacy')) notFound();
  const { COUNTER_SCRIPT, KEEP_DAYS } = readEnv();
  const page = pageTexts('privacy');
  const { device, message, logs, measured, unmeasured, others } = page.sections;
  const questions = [
    { id: 'device', ...device },
    { id: 'message', ...message },
    { id: 'logs', ...logs },
    // The answer depends on whether this build counts visits.
    COUNTER_SCRIPT ? { id: 'measured', ...measured } : { id: 'unmeasured', ...unmeasured },
    { id: 'others', ...others },
  ].flatMap(({ points, heading, ...question }) =>
    heading === undefined
      ? []
      : {
          ...question,
          heading,
          points: points?.map(({ text, ...point }) => ({
            ...point,
            text: text.replaceAll('{keepDays}', String(KEEP_DAYS)),
          })),
        },
  );
  const answers = questions.map(({ heading, text, points = [] }) => ({
    question: heading,
    answer: [text, ...points.map((point) => `${point.title}: ${point.text}`)].join(' '),
  }));
  return (
    <>
      <JsonLd nodes={[pageData('privacy', { questions: answers })]} />
      <PageHero {...page} lead={undefined} />
      <Faq lead={page.lead} questions={questions} />
    </>
  );
}
