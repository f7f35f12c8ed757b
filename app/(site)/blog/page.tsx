import { notFound } from 'next/navigation';

import { BlogIndex } from '#components/blog/blog-index';
import { JsonLd } from '#components/ui/json-ld';
import { blogIndex } from '#lib/content/pages/blog-index';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';

export const generateMetadata = () => metadataOf('blog');

export default function BlogPage() {
  if (!isShown('blog')) notFound();
  return (
    <>
      <JsonLd nodes={[pageData('blog')]} />
      <BlogIndex copy={pageTexts('blog')} {...blogIndex()} />
    </>
  );
}
