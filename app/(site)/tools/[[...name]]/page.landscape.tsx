import path from 'node:path';
import { LandscapePoster } from '#components/landscape/landscape-poster';
import { PageHero } from '#components/sections/page-hero';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { JsonLd } from '#components/ui/json-ld';
import { landscape } from '#lib/content/collections/landscape';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageCopy } from '#lib/content/pages/page-copy';
import { parentPage } from '#lib/content/pages/shown-pages';
import { breadcrumbs, landscapeObject } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

export const dynamicParams = false;

/** /tools is a second address of the page (docs/specification.md R3). */
export const generateStaticParams = () => [
  { name: [] },
  { name: [path.basename(routes.landscape)] },
];

export const metadata = metadataOf('landscape');

export default function LandscapePage() {
  const data = landscape.get();
  const parent = parentPage('insights', messages.landscape.parent);
  return (
    <>
      <JsonLd nodes={[landscapeObject(data), breadcrumbs(parent, data.title)]} />
      <PageHero
        {...pageCopy('landscape')}
        eyebrow={<Breadcrumbs parent={parent.name} href={parent.path} here={data.title} />}
        subject={pageSubject('landscape')}
      />
      <LandscapePoster landscape={data} />
    </>
  );
}
