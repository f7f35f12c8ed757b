import path from 'node:path';

import { Breadcrumb } from '#components/sections/breadcrumb';
import { LandscapePoster } from '#components/sections/landscape-poster';
import { PageHero } from '#components/sections/page-hero';
import { JsonLd } from '#components/ui/json-ld';
import { landscape } from '#lib/content/collections/landscape';
import { pageCopy } from '#lib/content/page-copy';
import { parentPage } from '#lib/content/shown-pages';
import { pageSubject } from '#lib/content/subjects';
import { breadcrumbs, landscapeObject } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { landscape as words } from '#lib/site/words';

export const dynamicParams = false;

/** /tools is a second address of the page (docs/specification.md R3). */
export const generateStaticParams = () => [
  { name: [] },
  { name: [path.basename(routes.landscape)] },
];

export const metadata = metadataOf('landscape');

export default function LandscapePage() {
  const data = landscape.get();
  const parent = parentPage('insights', words.parent);
  return (
    <>
      <JsonLd things={[landscapeObject(data), breadcrumbs(parent, data.title)]} />
      <PageHero
        {...pageCopy('landscape')}
        eyebrow={<Breadcrumb parent={parent.name} href={parent.path} here={data.title} />}
        subject={pageSubject('landscape')}
      />
      <LandscapePoster landscape={data} />
    </>
  );
}
