import { PageHero } from '#components/sections/page-hero';
import { pageCopy } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/subjects';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

const page = pageCopy('manage-posts');

export const metadata = pageMetadata({ ...page, path: routes.managePosts, hidden: true });

export default function ManagePostsPage() {
  return <PageHero {...page} subject={pageSubject('admin')} />;
}
