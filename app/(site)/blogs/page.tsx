import { BlogIndex } from '#components/sections/blog-index';
import { blogIndex } from '#lib/content/blog-index';
import { pageCopy } from '#lib/content/collections/pages';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

export const metadata = pageMetadata({ ...pageCopy('blog'), path: routes.blog });

export default function BlogPage() {
  return (
    <BlogIndex
      copy={pageCopy('blog')}
      {...blogIndex(routes.postAlias)}
      listHref={routes.blogAlias}
    />
  );
}
