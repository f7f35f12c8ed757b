import { notFound } from 'next/navigation';

import { DemoViewer } from '#components/demos/demo-viewer';
import { JsonLd } from '#components/ui/json-ld';
import { demos } from '#lib/content/collections/demos';
import { site } from '#lib/content/collections/site';
import { staticParams } from '#lib/content/pages/static-params';
import { breadcrumbs, demoWork } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { demoOrigin } from '#lib/site/env';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

/**
 * Inactive demos have a page too, but no list or search engine shows them
 * (docs/decisions/0015-kept-on-purpose.md).
 */
export const generateStaticParams = () => staticParams(`${routes.demos}/[id]`);

const demoOf = async ({ params }: Props) => demos.get((await params).id) ?? notFound();

export async function generateMetadata(props: Props) {
  const demo = await demoOf(props);
  return pageMetadata({
    title: messages.demoFrame.title(demo.name),
    description: demo.description,
    path: demos.url(demo),
    hidden: !demo.active,
  });
}

export default async function DemoPage(props: Props) {
  const demo = await demoOf(props);
  return (
    <>
      <JsonLd
        nodes={[
          demoWork(demo),
          breadcrumbs({ name: messages.demo.list, path: routes.demos }, demo.name),
        ]}
      />
      <DemoViewer demo={demo} src={`${demoOrigin(site().demoHost)}${demo.demoUrl}`} />
    </>
  );
}
