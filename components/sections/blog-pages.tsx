import { TextLink } from '#components/ui/text-link';
import { routes } from '#lib/site/routes';

const link = 'py-3 font-semibold text-indigo-text hover:underline';

/**
 * Links to the previous and next page of the blog list; nothing when there is one page only.
 *
 * @param number - current page, from 1
 */
export function BlogPages({ number, last }: { number: number; last: number }) {
  if (last === 1) return null;
  return (
    <nav
      aria-label="Blog pages"
      className="no-print mt-12 flex items-center justify-between gap-4 border-t border-line pt-5 text-small"
    >
      {number > 1 && (
        <TextLink href={routes.blogPage(number - 1)} className={link}>
          ← Newer posts
        </TextLink>
      )}
      <span className="text-muted">
        Page {number} of {last}
      </span>
      {number < last && (
        <TextLink href={routes.blogPage(number + 1)} className={link}>
          Older posts →
        </TextLink>
      )}
    </nav>
  );
}
