import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { blog } from '../content/collections/blog';
import { demos } from '../content/collections/demos';
import { film } from '../content/collections/film';
import { industries } from '../content/collections/industries';
import { type Job, jobs } from '../content/collections/jobs';
import { landscape } from '../content/collections/landscape';
import { pages } from '../content/collections/pages';
import { products } from '../content/collections/products';
import { services } from '../content/collections/services';
import { site } from '../content/collections/site';
import { authorOf } from '../content/collections/team';
import { whitepapers } from '../content/collections/whitepapers';
import { pageTexts } from '../content/pages/page-texts';
import * as data from './json-ld';

const home = 'https://www.loom.example/';

beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://www.loom.example');
  // Reads the content of the site once.
  blog.all();
}, 60_000);

afterAll(() => void vi.unstubAllEnvs());

const page = { ...pageTexts('home'), path: '/about' };
const links = { linkedin: home, avatar: '/ada.webp' };
const salary = { min: 90_000, max: 110_000, currency: 'USD', per: 'year' } as const;

/** A thing; its type and properties. */
type Kind = [make: () => object, words: string];

/** Not every company has a state in its address. */
const region = (address: string) => (site().address.state ? `${address}.addressRegion` : '');
/** The row of a type whose pages or file a site may do without, made of the first one. */
const rowOf = <T>([entry]: readonly (T | undefined)[], row: (entry: T) => Kind): Kind[] =>
  entry === undefined ? [] : [row(entry)];

/**
 * Properties that Google requires or recommends for a type, as paths, where the site has the fact:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery. Types that it
 * does not read have those that schema.org examples show.
 */
const kinds: Kind[] = [
  [
    data.organization,
    `Organization name url legalName description logo email telephone sameAs address.addressLocality ${region('address')} address.addressCountry contactPoint.telephone contactPoint.email`,
  ],
  [data.website, 'WebSite name url potentialAction.target.urlTemplate potentialAction.query-input'],
  [() => data.pageData('contact'), 'ContactPage name url description mainEntity.telephone'],
  [
    () => data.collectionPage(page, ['/blog/a', '/blog/b']),
    'CollectionPage name url description mainEntity.itemListElement.0.position mainEntity.itemListElement.1.url',
  ],
  [
    () => data.breadcrumbs({ name: 'Blog', path: '/blog' }, 'Pilots'),
    'BreadcrumbList itemListElement.0.position itemListElement.0.name itemListElement.0.item itemListElement.1.position itemListElement.1.name',
  ],
  ...rowOf([pages.get('privacy')], () => [
    () => data.pageData('privacy', { questions: [{ question: 'Why?', answer: 'So.' }] }),
    'FAQPage mainEntity.0.name mainEntity.0.acceptedAnswer.text mainEntity.0.@type',
  ]),
  ...rowOf(blog.all(), (post) => [
    () => data.blogPosting(post, authorOf(post.author)),
    'BlogPosting headline author.@type author.name author.url author.jobTitle datePublished dateModified image wordCount keywords description publisher.name mainEntityOfPage',
  ]),
  ...rowOf(whitepapers.all(), (paper) => [
    () => data.paperArticle(paper, paper.authors.map(authorOf)),
    'Article headline author.0.@type author.0.name author.0.url datePublished dateModified image wordCount keywords abstract publisher.name mainEntityOfPage',
  ]),
  ...rowOf(jobs.all(), (job) => [
    () => data.jobPosting({ ...job, location: 'Remote', salary, validThrough: '2030-01-31' }),
    `JobPosting title description datePosted hiringOrganization.name jobLocation.address.addressLocality ${region('jobLocation.address')} jobLocation.address.addressCountry applicantLocationRequirements.name baseSalary.currency baseSalary.value.minValue baseSalary.value.maxValue baseSalary.value.unitText directApply employmentType identifier.name identifier.value jobLocationType validThrough hiringOrganization.sameAs hiringOrganization.logo url`,
  ]),
  ...rowOf(services.all(), (service) => [
    () => data.serviceOffer(service),
    'Service name provider.name serviceType description url image areaServed.name audience.audienceType hasOfferCatalog.itemListElement.0.itemOffered.name',
  ]),
  ...rowOf(products.all(), (product) => [
    () => data.productService(product, '/services/ai-products#a'),
    'Service name description url serviceType provider.name',
  ]),
  ...rowOf(demos.all(), (demo) => [
    () => data.demoWork(demo),
    'CreativeWork name description url image creator.name datePublished',
  ]),
  ...rowOf(industries.all(), (industry) => [
    () => data.industryPage(industry),
    'WebPage name url description about.name primaryImageOfPage.url',
  ]),
  ...rowOf([film.valid()], (shown) => [
    () => data.videoObject(shown, home),
    'VideoObject name thumbnailUrl uploadDate description contentUrl duration',
  ]),
  ...rowOf([landscape.valid()], (shown) => [
    () => data.landscapeObject(shown),
    'ImageObject contentUrl creator.name creditText copyrightNotice license acquireLicensePage name description dateCreated',
  ]),
  [
    () => data.profilePage(page, { name: 'Ada', role: 'Weaver', bio: 'Weaves.', ...links }),
    'ProfilePage mainEntity.image mainEntity.name mainEntity.@type mainEntity.jobTitle mainEntity.description mainEntity.sameAs mainEntity.url mainEntity.worksFor.name name url',
  ],
];

const valueAt = (thing: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Object(value)[key], thing);

/** All values below a key that are no objects. */
function leavesOf(value: unknown, key = ''): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, child]) =>
    leavesOf(child, Array.isArray(value) ? key : name),
  );
}

it.each(kinds)('thing %# has its properties, absolute addresses and ISO dates', (make, words) => {
  const thing = make();
  const [type, ...paths] = words.split(' ').filter(Boolean);
  expect(thing).toHaveProperty('@type', type);
  for (const path of paths) {
    expect(valueAt(thing, path), path).not.toBeUndefined();
  }
  for (const [key, value] of leavesOf(thing)) {
    expect([undefined, null, '', 'undefined', NaN], key).not.toContain(value);
    if (/url|sameAs|mainEntityOf|license|logo|image$|^item$/i.test(key)) {
      expect(value, key).toMatch(/^https:\/\//);
    }
    if (/^(?:date(?!.*Page)|upload|valid)/.test(key)) {
      expect(value, key).toMatch(/^\d{4}-\d{2}-\d{2}(?:T\d\d:\d\d:\d\d(?:Z|-12:00))?$/);
    }
    // Google documents these as a time; it warns of an upload without a time zone.
    if (/^(?:uploadDate|validThrough|dateModified)$/.test(key)) {
      expect(value, key).toMatch(/T\d\d:\d\d:\d\d(?:Z|-12:00)$/);
    }
  }
});

it('has one context, also for several things', () => {
  const [one, two] = [data.organization(), data.website()];
  expect(data.jsonLd([one])).toEqual({ '@context': 'https://schema.org', ...one });
  expect(data.jsonLd([one, two])).toEqual({
    '@context': 'https://schema.org',
    '@graph': [one, two],
  });
});

it('the search of the site takes the words from its address', () => {
  const { urlTemplate } = valueAt(data.website(), 'potentialAction.target') as Record<
    string,
    string
  >;
  expect(urlTemplate).toBe(`${home}search?q={search_term_string}`);
});

it('an article says when it was changed, else when it was published', () => {
  const [newest] = blog.all();
  if (!newest) return;
  const post = { ...newest, date: '2024-05-29' };
  const author = authorOf(post.author);
  const days = ['2026-11-22', undefined].map(
    (updated) => data.blogPosting({ ...post, updated }, author).dateModified,
  );
  expect(days).toEqual(['2026-11-22T12:00:00Z', '2024-05-29T12:00:00Z']);
});

const [job] = jobs.all();

// Nothing is registered for a site without jobs.
if (job) {
  const jobWith = (change: Partial<Job>) => data.jobPosting({ ...job, ...change });

  // Values of schema.org/JobPosting as search engines read them.
  it.each([
    ['Full-Time', ['FULL_TIME']],
    ['Part time', ['PART_TIME']],
    ['Full-time or contract', ['FULL_TIME', 'CONTRACTOR']],
    ['Internship', ['INTERN']],
    ['By arrangement', ['OTHER']],
  ])('a job of the type %s is %s', (type, employmentType) => {
    expect(jobWith({ type })).toHaveProperty('employmentType', employmentType);
  });

  it.each([
    ['Remote', true],
    ['Hybrid/Remote', true],
    ['Springfield, IL', false],
  ])('a job at %s may be done from home: %s', (location, remote) => {
    const thing = jobWith({ location });
    expect(valueAt(thing, 'jobLocationType')).toBe(remote ? 'TELECOMMUTE' : undefined);
    // Required with TELECOMMUTE and invalid without it.
    expect('applicantLocationRequirements' in thing).toBe(remote);
  });

  it('a job has its whole posting as HTML, and no salary and last day that nobody gave', () => {
    const text = { description: 'You <weave> & sew.', benefits: ['Tea & cake'] };
    const { description, ...others } = jobWith({
      ...text,
      salary: undefined,
      validThrough: undefined,
    });
    expect(description).toContain('<p>You &lt;weave&gt; &amp; sew.</p>');
    expect(description).toContain('<li>Tea &amp; cake</li>');
    for (const duty of job.responsibilities) {
      expect(description).toContain(duty.replaceAll('&', '&amp;'));
    }
    expect(others).not.toHaveProperty('baseSalary');
    expect(others).not.toHaveProperty('validThrough');
  });
}
