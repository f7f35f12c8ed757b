import { JsonLd } from '#components/ui/json-ld';
import type { Page } from '#lib/content/collections/pages';
import type { PeriodIndex } from '#lib/content/pages/blog-index';
import { breadcrumbs, collectionPage } from '#lib/seo/json-ld';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { BlogIndex } from './blog-index';

interface Props {
  /** Texts of the blog list. */
  copy: Page;
  list: PeriodIndex;
}

/** One page of the posts of a year or month. */
export function PeriodPage({ copy, list: { title, description, ...list } }: Props) {
  const { period, number } = list;
  const path = routes.period(period.key, number);
  return (
    <>
      <JsonLd
        nodes={[
          collectionPage({ title, description, path }),
          breadcrumbs({ name: messages.blogPages.blog, path: routes.blog }, period.name),
        ]}
      />
      <BlogIndex copy={copy} {...list} />
    </>
  );
}
