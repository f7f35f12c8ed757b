import { PageHero } from '#components/sections/page-hero';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import type { Page } from '#lib/content/collections/pages';
import { breadcrumbs, collectionPage } from '#lib/seo/json-ld';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  copy: Page;
  /** Path of the page. */
  path: string;
  /** Paths of the pages that it lists. */
  listed: readonly string[];
  /** Name of what it lists, e.g. "Series". */
  name: string;
  /** Name of this page, e.g. "All series". */
  all: string;
  children: React.ReactNode;
}

/** A page of the blog that lists all topics or all series. */
export function BlogIndexPage({ copy, path, listed, name, all, children }: Props) {
  return (
    <>
      <JsonLd
        nodes={[
          collectionPage({ ...copy, path }, listed),
          breadcrumbs({ name: messages.blogPages.blog, path: routes.blog }, name),
        ]}
      />
      <PageHero
        {...copy}
        eyebrow={<Breadcrumbs parent={messages.blogPages.blog} href={routes.blog} here={all} />}
      />
      <Container className="pb-section">{children}</Container>
    </>
  );
}
