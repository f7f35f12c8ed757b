'use client';

import { Container } from '#components/ui/container';
import { TextLink } from '#components/ui/text-link';
import { visitLinks } from '#lib/blog/visit-posts';
import type { Related } from '#lib/content/pages/related';
import * as messages from '#lib/site/messages';
import { useBlog } from './blog-context';

interface Props {
  links: readonly Related[];
  className?: string;
  /** Sets the links side by side on wide screens. */
  wide?: boolean;
}

/** Links to articles with shared topics, as they are in this visit; nothing without links. */
export function RelatedLinks({ links: published, className = '', wide }: Props) {
  const links = visitLinks(useBlog().state, published);
  if (links.length === 0) return null;
  return (
    <nav aria-label={messages.ui.related} className={`print:hidden ${className}`}>
      <h2 className="text-h3">{messages.ui.related}</h2>
      <ul
        className={`mt-3 text-small ${wide ? 'grid gap-x-6 lg:auto-cols-fr lg:grid-flow-col' : ''}`}
      >
        {links.map(({ kind, href, title, lang }) => (
          <li key={href} className="border-line border-t">
            <TextLink href={href} className="block py-3 hover:underline">
              <span className="block text-muted text-tiny">{kind}</span>
              <span lang={lang}>{title}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The links as a band of a page that is made of sections. */
export const RelatedBand = ({ links }: Pick<Props, 'links'>) =>
  links.length > 0 && (
    <Container className="py-12 lg:py-16 print:hidden">
      <RelatedLinks links={links} wide />
    </Container>
  );
