import { notFound } from 'next/navigation';

import { Breadcrumb } from '#components/sections/breadcrumb';
import { LandscapePoster } from '#components/sections/landscape-poster';
import { PageHero } from '#components/sections/page-hero';
import { JsonLd } from '#components/ui/json-ld';
import { landscape } from '#lib/content/collections/landscape';
import { pageCopy } from '#lib/content/page-copy';
import { isShown, parentPage } from '#lib/content/shown-pages';
import { pageSubject } from '#lib/content/subjects';
import { breadcrumbs, landscapeObject } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { landscape as words } from '#lib/site/words';

export const generateMetadata = () => metadataOf('landscape');

export default function LandscapePage() {
  if (!isShown('landscape')) notFound();
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
