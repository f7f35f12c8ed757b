'use client';

import { useBlog } from '#components/blog/blog-context';
import { Container } from '#components/ui/container';
import { TextLink } from '#components/ui/text-link';
import { visitLinks } from '#lib/blog/visit-posts';
import type { Related } from '#lib/content/pages/related';
import * as messages from '#lib/site/messages';

interface Props {
  links: readonly Related[];
  className?: string;
}

/** Links to articles with shared topics, as they are in this visit; nothing without links. */
export function RelatedLinks({ links: published, className = '' }: Props) {
  const links = visitLinks(useBlog().state, published);
  if (links.length === 0) return null;
  return (
    <nav aria-label={messages.ui.related} className={`print:hidden ${className}`}>
      <h2 className="text-h3">{messages.ui.related}</h2>
      <ul className="mt-3 text-small">
        {links.map(({ kind, href, title }) => (
          <li key={href} className="border-line border-t">
            <TextLink href={href} className="block py-3 hover:underline">
              <span className="block text-muted text-tiny">{kind}</span>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The links as a band of a page that is made of sections.
 *
 * @param className - pads the band; by default it continues a section on the same ground
 */
export const RelatedBand = ({ links, className = 'pb-section' }: Props) =>
  links.length > 0 && (
    <Container className={`print:hidden ${className}`}>
      <RelatedLinks links={links} className="max-w-article" />
    </Container>
  );
