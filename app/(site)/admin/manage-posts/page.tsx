import { PostDesk } from '#components/islands/editor/post-desk';
import { DeskWelcome } from '#components/sections/desk-welcome';
import { pageCopy, sectionCopy } from '#lib/content/collections/pages';
import { site } from '#lib/content/collections/site';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import '../../../editor.css';

const page = pageCopy('manage-posts');

export const metadata = pageMetadata({ ...page, path: routes.managePosts, hidden: true });

export default function ManagePostsPage() {
  return (
    <PostDesk repository={site().repository}>
      <DeskWelcome page={page} points={sectionCopy(page, 'ways')} />
    </PostDesk>
  );
}
