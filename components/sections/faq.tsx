import { Container } from '#components/ui/container';
import { TextLink } from '#components/ui/text-link';
import type { PageSection } from '#lib/content/collections/pages';

interface Props {
  /** First paragraph of the page: here, because reader views leave out a hero. */
  lead?: string;
  questions: readonly (PageSection & { id: string })[];
}

/** Questions with their answers, one below the other; on wide screens answers are at the right. */
export function Faq({ lead, questions }: Props) {
  return (
    <Container className="pb-section">
      {lead && (
        <p className="-mt-6 mb-12 max-w-measure text-lead text-muted lg:-mt-10 lg:mb-16">{lead}</p>
      )}
      {questions.map(({ id, heading, text, lang, points = [] }) => (
        <section
          key={id}
          id={id}
          lang={lang}
          aria-labelledby={`${id}-title`}
          className="grid gap-x-10 gap-y-4 border-line border-t py-8 lg:grid-cols-12 lg:py-12"
        >
          <h2 id={`${id}-title`} className="text-h3 lg:col-span-4">
            {heading}
          </h2>
          <div className="max-w-article lg:col-span-8">
            <p>{text}</p>
            {points.length > 0 && (
              <dl className="mt-6 grid gap-5">
                {points.map((point) => (
                  <div key={point.title} lang={point.lang}>
                    <dt className="font-semibold">
                      {point.href ? (
                        <TextLink
                          href={point.href}
                          className="text-primary-text underline underline-offset-4"
                        >
                          {point.title}
                        </TextLink>
                      ) : (
                        point.title
                      )}
                    </dt>
                    <dd className="mt-1 text-muted">{point.text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </section>
      ))}
    </Container>
  );
}
