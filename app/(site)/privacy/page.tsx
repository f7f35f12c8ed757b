import { notFound } from 'next/navigation';
import { Faq } from '#components/sections/faq';
import { PageHero } from '#components/sections/page-hero';
import { JsonLd } from '#components/ui/json-ld';
import { accountKeys } from '#lib/auth/account-keys';
import { site } from '#lib/content/collections/site';
import { contactForm } from '#lib/content/pages/contact-form';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { readEnv } from '#lib/site/env';

export const generateMetadata = () => metadataOf('privacy');

/** Whether this site can store a value under the key that a point names. */
const isStored = ({ title }: { title: string }) => site().accounts || !accountKeys.includes(title);

export default function PrivacyPage() {
  if (!isShown('privacy')) notFound();
  const { COUNTER_SCRIPT, KEEP_DAYS } = readEnv();
  const page = pageTexts('privacy');
  const { device, message, mail, logs, measured, unmeasured, others } = page.sections;
  const questions = [
    { id: 'device', ...device, points: device?.points?.filter(isStored) },
    // Without a form nothing is stored: people write an e-mail.
    ...(contactForm() === 'none'
      ? [{ id: 'mail', ...mail }]
      : [
          { id: 'message', ...message },
          { id: 'logs', ...logs },
        ]),
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
