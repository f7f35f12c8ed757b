import { notFound } from 'next/navigation';

import { DemoStage } from '#components/sections/demo-stage';
import { JsonLd } from '#components/ui/json-ld';
import { demos } from '#lib/content/collections/demos';
import { site } from '#lib/content/collections/site';
import { staticParams } from '#lib/content/static-params';
import { breadcrumbs, demoApplication } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { demoOrigin } from '#lib/site/env';
import { routes } from '#lib/site/routes';
import { demoFrame, demo as words } from '#lib/site/words';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

/**
 * Inactive demos have a page too, but no list or search engine shows them
 * (docs/decisions/0015-kept-on-purpose.md).
 */
export const generateStaticParams = () => staticParams('/demos/[id]');

const demoOf = async ({ params }: Props) => demos.get((await params).id) ?? notFound();

export async function generateMetadata(props: Props) {
  const demo = await demoOf(props);
  return pageMetadata({
    title: demoFrame.title(demo.name),
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
        things={[
          demoApplication(demo),
          breadcrumbs({ name: words.list, path: routes.demos }, demo.name),
        ]}
      />
      <DemoStage demo={demo} src={`${demoOrigin(site().demoHost)}${demo.demoUrl}`} />
    </>
  );
}
