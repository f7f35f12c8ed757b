import { TextLink } from '#components/ui/text-link';
import type { Linked } from '#lib/content/topics';
import { ui } from '#lib/site/words';

/** Tags with a leading hash; a tag without a page is plain text. */
export function TagList({ tags, className = '' }: { tags: readonly Linked[]; className?: string }) {
  return (
    <ul
      aria-label={ui.tags}
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
