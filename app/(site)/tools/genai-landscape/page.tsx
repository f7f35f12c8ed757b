import { notFound } from 'next/navigation';
import { LandscapePoster } from '#components/landscape/landscape-poster';
import { PageHero } from '#components/sections/page-hero';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { JsonLd } from '#components/ui/json-ld';
import { landscape } from '#lib/content/collections/landscape';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown, parentPage } from '#lib/content/pages/shown-pages';
import { breadcrumbs, landscapeObject } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';

export const generateMetadata = () => metadataOf('landscape');

export default function LandscapePage() {
  if (!isShown('landscape')) notFound();
  const data = landscape.get();
  const parent = parentPage('insights', messages.landscape.parent);
  return (
    <>
      <JsonLd nodes={[landscapeObject(data), breadcrumbs(parent, data.title)]} />
      <PageHero
        {...pageTexts('landscape')}
        eyebrow={<Breadcrumbs parent={parent.name} href={parent.path} here={data.title} />}
        subject={pageSubject('landscape')}
      />
      <LandscapePoster landscape={data} />
    </>
  );
}
