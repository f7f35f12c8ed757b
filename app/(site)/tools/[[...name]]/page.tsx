import { LandscapePoster } from '#components/sections/landscape-poster';
import { PageHero } from '#components/sections/page-hero';
import { JsonLd } from '#components/ui/json-ld';
import { landscape } from '#lib/content/collections/landscape';
import { pageCopy } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/subjects';
import { imageObject } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { landscapeImage, routes } from '#lib/site/routes';

export const dynamicParams = false;

/**
 * /tools and /tools/genai-landscape are the same page (docs/specification.md R3); the latter is
 * canonical.
 */
export const generateStaticParams = () => [{ name: [] }, { name: ['genai-landscape'] }];

export const metadata = pageMetadata({ ...pageCopy('landscape'), path: routes.landscape });

export default function LandscapePage() {
  const data = landscape.get();
  return (
    <>
      <JsonLd
        data={imageObject({
          name: data.title,
          description: data.description,
          path: landscapeImage,
          license: data.license,
          created: data.compiled,
        })}
      />
      <PageHero {...pageCopy('landscape')} subject={pageSubject('landscape')} />
      <LandscapePoster landscape={data} />
    </>
  );
}
