import { PostManager } from '#components/editor/post-manager';
import { EditorWelcome } from '#components/sections/editor-welcome';
import { site } from '#lib/content/collections/site';
import { pageCopy, sectionCopy } from '#lib/content/page-copy';
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
