import { notFound } from 'next/navigation';
import { EditorWelcome } from '#components/editor/editor-welcome';
import { PostManager } from '#components/editor/post-manager';
import { site } from '#lib/content/collections/site';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { metadataOf } from '#lib/seo/metadata';

export const generateMetadata = () => metadataOf('manage-posts');

export default function ManagePostsPage() {
  if (!isShown('manage-posts')) notFound();
  const page = pageTexts('manage-posts');
  return (
    <PostManager repository={site().repository}>
      <EditorWelcome page={page} points={page.sections.ways} />
    </PostManager>
  );
}
