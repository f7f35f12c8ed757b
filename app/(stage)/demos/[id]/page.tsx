import { DemoStage } from '#components/sections/demo-stage';
import { demos } from '#lib/content/collections/demos';
import { site } from '#lib/content/collections/site';
import { pageMetadata } from '#lib/seo/metadata';
import { demoOrigin } from '#lib/site/env';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

/** Inactive demos keep their address for those who were given it; no list or search engine shows them. */
export const generateStaticParams = () => demos.all().map(({ id }) => ({ id }));

async function demoOf({ params }: Props) {
  const { id } = await params;
  const demo = demos.get(id);
  if (!demo) throw new Error(`No demo "${id}" in content/demos/`);
  return demo;
}

export async function generateMetadata(props: Props) {
  const demo = await demoOf(props);
  return pageMetadata({
    title: `${demo.name} demo`,
    description: demo.description,
    path: demos.url(demo),
    hidden: !demo.active,
  });
}

export default async function DemoPage(props: Props) {
  const demo = await demoOf(props);
  return <DemoStage demo={demo} src={`${demoOrigin(site().demoHost)}${demo.demoUrl}`} />;
}
