import { EditorWelcome } from '#components/editor/editor-welcome';
import { PostManager } from '#components/editor/post-manager';
import { site } from '#lib/content/collections/site';
import { pageCopy, sectionCopy } from '#lib/content/pages/page-copy';
import { metadataOf } from '#lib/seo/metadata';

const page = pageCopy('manage-posts');

export const metadata = metadataOf('managePosts');

export default function ManagePostsPage() {
  return (
    <PostManager repository={site().repository}>
      <EditorWelcome page={page} points={sectionCopy('manage-posts', 'ways')} />
    </PostManager>
  );
}
