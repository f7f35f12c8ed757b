import { Faq } from '#components/sections/faq';
import { PageHero } from '#components/sections/page-hero';
import { JsonLd } from '#components/ui/json-ld';
import { pageCopy, sectionCopy } from '#lib/content/pages/page-copy';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { readEnv } from '#lib/site/env';

export const metadata = metadataOf('privacy');

export default function PrivacyPage() {
  const { COUNTER_SCRIPT, KEEP_DAYS } = readEnv();
  const page = pageCopy('privacy');
  const questions = [
    { id: 'device', ...sectionCopy('privacy', 'device') },
    { id: 'message', ...sectionCopy('privacy', 'message') },
    { id: 'logs', ...sectionCopy('privacy', 'logs') },
    // The answer depends on whether this build counts visits.
    COUNTER_SCRIPT
      ? { id: 'measured', ...sectionCopy('privacy', 'measured') }
      : { id: 'unmeasured', ...sectionCopy('privacy', 'unmeasured') },
    { id: 'others', ...sectionCopy('privacy', 'others') },
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
      <PageHero {...page} />
      <Faq questions={questions} />
    </>
  );
}
