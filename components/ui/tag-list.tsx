import type { Linked } from '#lib/content/pages/topics';
import * as messages from '#lib/site/messages';
import { TextLink } from './text-link';

/** Tags with a leading hash; a tag without a page is plain text. */
export function TagList({ tags, className = '' }: { tags: readonly Linked[]; className?: string }) {
  return (
    <ul
      aria-label={messages.ui.tags}
      className={`flex flex-wrap gap-x-5 gap-y-1 text-muted text-small ${className}`}
    >
      {tags.map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <TextLink href={href} className="py-1 text-primary-text hover:underline">
              {`#${label}`}
            </TextLink>
          ) : (
            `#${label}`
          )}
        </li>
      ))}
    </ul>
  );
}
