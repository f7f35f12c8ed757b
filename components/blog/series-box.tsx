import { TextLink } from '#components/ui/text-link';
import * as messages from '#lib/site/messages';

interface Step {
  href: string;
  title: string;
  lang?: string;
  part: number;
}

interface Props {
  name: string;
  /** Page of the series. */
  href: string;
  part: number;
  /** Number of the last part. */
  last: number;
  previous?: Step;
  next?: Step;
}

/** Place of an article in its series, with links to the parts before and after it. */
export function SeriesBox({ name, href, part, last, previous, next }: Props) {
  return (
    <nav
      aria-label={messages.article.series}
      className="mb-8 rounded-card border border-line p-5 text-small print:hidden"
    >
      <p className="font-semibold">
        <TextLink href={href} className="text-primary-text hover:underline">
          {`${name} · ${messages.article.partOf(part, last)}`}
        </TextLink>
      </p>
      {[previous, next].map(
        (step) =>
          step && (
            <p key={step.href} className="mt-1">
              <TextLink
                href={step.href}
                lang={step.lang}
                className="text-primary-text hover:underline"
              >
                {messages.article.partTitle(step.part, step.title)}
              </TextLink>
            </p>
          ),
      )}
    </nav>
  );
}
