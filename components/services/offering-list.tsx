import { CheckList } from '#components/ui/check-list';
import { colorClassesAt } from '#components/ui/color-classes';
import { Container } from '#components/ui/container';
import { TextLink } from '#components/ui/text-link';
import type { Service } from '#lib/content/collections/services';
import * as messages from '#lib/site/messages';

/** Offerings of a service, one row each: description, key features and outcome. */
export function OfferingList({
  heading,
  offerings,
}: {
  heading: string;
  offerings: Service['offerings'];
}) {
  return (
    <section className="bg-surface py-section">
      <Container>
        <h2 className="max-w-2xl text-h2">{heading}</h2>
        <ol className="mt-10 lg:mt-12">
          {offerings.map((offering, index) => (
            <li
              key={offering.title}
              className="grid gap-x-10 gap-y-6 border-line border-t py-8 lg:grid-cols-12 lg:py-12"
            >
              <div className="lg:col-span-5">
                <span
                  aria-hidden
                  className={`block w-12 border-t-4 ${colorClassesAt(index).rule}`}
                />
                <h3 className="mt-5 text-h3">{offering.title}</h3>
                <p className="mt-3 max-w-measure text-muted">{offering.description}</p>
                {offering.related && (
                  <p className="mt-4 text-small">
                    <TextLink
                      href={offering.related.href}
                      className="text-primary-text hover:underline"
                    >
                      {offering.related.label}
                    </TextLink>
                  </p>
                )}
              </div>
              <div className="lg:col-span-4">
                <h4 className="mb-4 font-semibold text-small">{messages.service.features}</h4>
                <CheckList points={offering.features} color={index} />
              </div>
              <div className="lg:col-span-3">
                <h4 className="mb-4 font-semibold text-small">{messages.service.outcome}</h4>
                <p className="text-muted">{offering.outcome}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
