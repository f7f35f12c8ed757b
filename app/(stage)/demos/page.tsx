import { DemoFilter } from '#components/islands/demo-filter';
import { CtaBand } from '#components/sections/cta-band';
import { DemoCard } from '#components/sections/demo-card';
import { PageHero } from '#components/sections/page-hero';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { activeDemos, demos } from '#lib/content/collections/demos';
import { pageCopy } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/subjects';
import { collectionPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

export const metadata = pageMetadata({ ...pageCopy('demos'), path: routes.demos });

const distinct = (values: readonly string[]) =>
  [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'));

export default function DemosPage() {
  const page = pageCopy('demos');
  const active = activeDemos();
  return (
    <>
      <JsonLd things={[collectionPage({ ...page, path: routes.demos }, active.map(demos.url))]} />
      <PageHero {...page} subject={pageSubject('demos')} />
      <Container className="pt-8 pb-section lg:pt-0">
        <DemoFilter
          industries={distinct(active.flatMap((demo) => demo.industries))}
          technologies={distinct(active.flatMap((demo) => demo.technology))}
        >
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {active.map((demo) => (
              <li
                key={demo.id}
                data-industries={demo.industries.join('|')}
                data-technology={demo.technology.join('|')}
              >
                <DemoCard demo={demo} hint="Open demo" level={2} />
              </li>
            ))}
          </ul>
        </DemoFilter>
      </Container>
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('demos')} />}
    </>
  );
}
