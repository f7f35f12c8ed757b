import { PostManager } from '#components/islands/editor/post-manager';
import { EditorWelcome } from '#components/sections/editor-welcome';
import { pageCopy, sectionCopy } from '#lib/content/collections/pages';
import { site } from '#lib/content/collections/site';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import '../../../../components/islands/editor/editor.css';

const page = pageCopy('manage-posts');

export const metadata = pageMetadata({ ...page, path: routes.managePosts, hidden: true });

export default function ManagePostsPage() {
  return (
    <PostManager repository={site().repository}>
      <EditorWelcome page={page} points={sectionCopy(page, 'ways')} />
    </PostManager>
  );
}
