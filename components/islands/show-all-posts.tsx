import { TextLink } from '#components/ui/text-link';
import { routes } from '#lib/site/routes';
import { useSimpleBlog } from './simple-blog-context';

/** Clears the month filter of the blog list; rendered only while a filter is set. */
export function ShowAllPosts() {
  const { period } = useSimpleBlog();
  if (!period) return null;
  return (
    <TextLink
      href={routes.blog}
      scroll={false}
      className="mt-3 inline-block py-1 text-small font-semibold text-indigo-text hover:underline"
    >
      Show All Posts
    </TextLink>
  );
}
