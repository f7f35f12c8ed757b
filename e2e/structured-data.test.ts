import { expect, it } from 'vitest';
import { film } from '#lib/content/collections/film';
import { site } from '#lib/content/collections/site';
import { entryPages } from '#lib/content/load/registry';
import { type Kind, kindLabels } from '#lib/site/messages';
import { type PageId, pageRows } from '#lib/site/pages';
import { jsonLdOf } from './support/html';
import { type ExportedPage, exportedPages, listedPages, sitemapPaths } from './support/sitemap';

/** Types of the structured data of pages of the table that have more than the type of their row. */
const typesOfPages: Partial<Record<PageId, string[]>> = {
  home: ['Organization', 'WebSite'],
  about: ['AboutPage', ...(film.valid() ? ['VideoObject'] : [])],
  'blog-topics': ['CollectionPage', 'BreadcrumbList'],
  'blog-series': ['CollectionPage', 'BreadcrumbList'],
  landscape: ['ImageObject', 'BreadcrumbList'],
};

/** Types of the pages of entries by their kind, with properties that not all things of the type have. */
const typesOfEntries = new Map<Kind, string>([
  [kindLabels.article, 'BlogPosting'],
  [kindLabels.paper, 'Article'],
  [kindLabels.job, 'JobPosting'],
  [kindLabels.service, 'Service image areaServed.name audience.audienceType'],
  [kindLabels.demo, 'CreativeWork'],
  [kindLabels.industry, 'WebPage about.name primaryImageOfPage.url'],
]);

function typesOf(path: string): string[] {
  const row = pageRows.find((each) => each.path === path);
  if (row) return typesOfPages[row.id] ?? [row.type ?? 'WebPage'];
  if (path.startsWith('/blog/page/')) return ['CollectionPage'];
  const entry = entryPages().find((each) => encodeURI(each.path) === path);
  const ofEntry = entry && (typesOfEntries.get(entry.kind) ?? 'WebPage');
  const ofList = path.startsWith('/blog/authors/') ? 'ProfilePage' : 'CollectionPage';
  return [ofEntry ?? ofList, 'BreadcrumbList'];
}

const valueAt = (thing: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Object(value)[key], thing);

function faultsIn({ path, document }: ExportedPage): string[] {
  const things = jsonLdOf(document);
  const isThere = ([type, ...paths]: string[]) =>
    things.some((thing) => thing['@type'] === type && paths.every((each) => valueAt(thing, each)));
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const isShown = document.querySelector('nav[aria-label=Breadcrumb]') !== null;
  const steps: { item?: string }[] = Object(trail).itemListElement ?? [];
  return [
    ...typesOf(path)
      .filter((type) => !isThere(type.split(' ')))
      .map((type) => `has no ${type}`),
    ...(isShown === Boolean(trail) ? [] : ['shows other breadcrumbs than its data']),
    ...steps
      .filter(({ item }) => item && !sitemapPaths().includes(new URL(item).pathname))
      .map(({ item }) => `has a step to ${item}`),
  ].map((fault) => `${path} ${fault}`);
}

it('every listed page has the structured data of its kind (F2)', () => {
  expect(listedPages().flatMap(faultsIn)).toEqual([]);
});

// Not every company has a state in its address.
const addressIn = (place: string) =>
  ['Locality', 'Country', ...(site().address.state ? ['Region'] : [])]
    .map((part) => `${place}.address${part}`)
    .join(' ');
const article =
  'headline datePublished dateModified image wordCount keywords inLanguage publisher.name mainEntityOfPage';

/**
 * Properties that Google requires or recommends for a type, as paths, if every site has the fact:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery. Types that it
 * does not read have those that schema.org examples show.
 */
const properties: Record<string, string> = {
  AboutPage: 'name url description',
  Article: `${article} abstract author.0.@type author.0.name author.0.url`,
  BlogPosting: `${article} description author.@type author.name author.url author.jobTitle`,
  BreadcrumbList:
    'itemListElement.0.position itemListElement.0.name itemListElement.0.item itemListElement.1.position itemListElement.1.name',
  CollectionPage: 'name url description',
  ContactPage: 'name url description mainEntity.telephone',
  CreativeWork: 'name description url image creator.name datePublished',
  FAQPage: 'mainEntity.0.name mainEntity.0.acceptedAnswer.text mainEntity.0.@type',
  ImageObject:
    'contentUrl creator.name creditText copyrightNotice license acquireLicensePage name description dateCreated',
  JobPosting: `title description datePosted hiringOrganization.name hiringOrganization.sameAs hiringOrganization.logo ${addressIn('jobLocation.address')} directApply employmentType identifier.name identifier.value url`,
  Organization: `name url legalName description logo email telephone sameAs ${addressIn('address')} contactPoint.telephone contactPoint.email`,
  ProfilePage:
    'name url mainEntity.name mainEntity.@type mainEntity.jobTitle mainEntity.url mainEntity.worksFor.name',
  Service: 'name provider.name serviceType description url',
  VideoObject: 'name thumbnailUrl uploadDate description contentUrl duration',
  WebPage: 'name url description',
  WebSite: 'name url potentialAction.target.urlTemplate potentialAction.query-input',
};

/** All values below a key that are no objects. */
function leavesOf(value: unknown, key = ''): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, child]) =>
    leavesOf(child, Array.isArray(value) ? key : name),
  );
}

it('every thing has its properties, absolute addresses and ISO dates', () => {
  const things = exportedPages().flatMap(({ document }) => jsonLdOf(document));
  for (const thing of things) {
    const type = String(thing['@type']);
    const paths = properties[type]?.split(' ') ?? [];
    expect(paths, type).not.toEqual([]);
    const lacking = paths.filter((path) => valueAt(thing, path) === undefined);
    expect(lacking, `${type} ${thing.url}`).toEqual([]);
    for (const [key, value] of leavesOf(thing)) {
      expect([null, '', 'undefined'], key).not.toContain(value);
      if (/url|sameAs|mainEntityOf|license|logo|image$|^item$/i.test(key)) {
        expect(URL.canParse(String(value)), `${key} ${value}`).toBe(true);
      }
      if (/^(?:date(?!.*Page)|upload|valid)/.test(key)) {
        expect(value, key).toMatch(/^\d{4}-\d{2}-\d{2}(?:T\d\d:\d\d:\d\d(?:Z|-12:00))?$/);
      }
      // Google documents these as a time; it warns of an upload without a time zone.
      if (/^(?:uploadDate|validThrough|dateModified)$/.test(key)) {
        expect(value, key).toMatch(/T\d\d:\d\d:\d\d(?:Z|-12:00)$/);
      }
    }
  }
});
