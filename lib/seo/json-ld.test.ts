import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Post } from '../content/collections/blog';
import type { Job } from '../content/collections/jobs';
import { site } from '../content/collections/site';
import type { WhitePaper } from '../content/collections/whitepapers';
import { absolute, blogPosting, imageObject, jobPosting, organization, report } from './json-ld';

const author = { id: 'ada', name: 'Ada Moore', initials: 'AM', role: 'Weaver' };
const post = { title: 'Pilots', excerpt: 'They end.', date: '2024-05-29', tags: ['a'] } as Post;
const paper = { title: 'Looms', abstract: 'Long.', date: '2025-05-19', tags: ['b'] } as WhitePaper;
const job = {
  title: 'Weaver',
  description: 'You weave.',
  datePosted: '2025-01-02',
  type: 'Full-Time',
  location: 'Remote',
} as Job;
const image = {
  name: 'Map',
  description: 'A map.',
  path: '/map.svg',
  license: 'https://license.example/',
  created: '2025-01-31',
};
const home = 'https://www.loom.example/';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.loom.example');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** All strings below a key. */
function textsOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    textsOf(child, Array.isArray(value) ? key : name),
  );
}

describe('absolute', () => {
  it.each([
    ['/', home],
    ['/blog/blog-06', `${home}blog/blog-06`],
    ['/services#aief', `${home}services#aief`],
  ])('makes %s %s', (path, url) => expect(absolute(path)).toBe(url));
});

describe('structured data', () => {
  it.each([
    ['Organization', organization()],
    ['BlogPosting', blogPosting(post, '/blog/a', author)],
    ['Report', report(paper, '/whitepapers/a', [author])],
    ['JobPosting', jobPosting(job)],
    ['ImageObject', imageObject(image)],
  ])('of a %s names its kind and has no empty text', (type, data) => {
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': type });
    const texts = textsOf(data);
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter(([, text]) => text === '' || text === 'undefined')).toEqual([]);
  });

  it('has absolute addresses alone', () => {
    const all = [
      organization(),
      blogPosting(post, '/blog/a', author),
      report(paper, '/whitepapers/a', [author]),
      jobPosting(job),
      imageObject(image),
    ];
    const addresses = textsOf(all).filter(([key]) => /url|sameAs|mainEntity|license/i.test(key));
    expect(addresses.length).toBeGreaterThan(8);
    for (const [, address] of addresses) expect(address).toMatch(/^https:\/\//);
  });
});

describe('organization', () => {
  it('takes its facts from site.json', () => {
    const { name, phone, address, social } = site();
    expect(organization()).toMatchObject({
      name,
      url: home,
      telephone: phone.number,
      address: { addressLocality: address.city, addressRegion: address.state },
      sameAs: social.map(({ url }) => url),
    });
  });
});

describe('articles', () => {
  it('of the blog have title, words, day, author and publisher', () => {
    expect(blogPosting(post, '/blog/a', author)).toMatchObject({
      headline: 'Pilots',
      description: 'They end.',
      datePublished: '2024-05-29',
      keywords: ['a'],
      author: { '@type': 'Person', name: 'Ada Moore', jobTitle: 'Weaver' },
      publisher: { '@type': 'Organization', name: site().name },
      mainEntityOfPage: `${home}blog/a`,
    });
  });

  it('that are papers name every author', () => {
    const authors = [author, { ...author, name: 'Sam Reed' }];
    expect(report(paper, '/whitepapers/a', authors)).toMatchObject({
      headline: 'Looms',
      abstract: 'Long.',
      author: [{ name: 'Ada Moore' }, { name: 'Sam Reed' }],
      mainEntityOfPage: `${home}whitepapers/a`,
    });
  });
});

describe('jobPosting', () => {
  // Values of schema.org/JobPosting as search engines read them.
  it.each([
    ['Full-Time', 'FULL_TIME'],
    ['Part-Time', 'PART_TIME'],
    ['Contractor', 'CONTRACTOR'],
  ])('writes %s as %s', (type, employmentType) => {
    expect(jobPosting({ ...job, type })).toHaveProperty('employmentType', employmentType);
  });

  it.each([
    ['Remote', true],
    ['Hybrid/Remote', true],
    ['Jamison, PA', false],
  ])('says of %s whether one may work from home: %s', (location, home) => {
    const data = jobPosting({ ...job, location });
    expect(data.jobLocationType).toBe(home ? 'TELECOMMUTE' : undefined);
    // Required with TELECOMMUTE and invalid without it.
    expect('applicantLocationRequirements' in data).toBe(home);
  });
});

describe('imageObject', () => {
  it('has the URL and the license of the picture', () => {
    expect(imageObject(image)).toMatchObject({
      contentUrl: `${home}map.svg`,
      license: image.license,
      acquireLicensePage: image.license,
      creditText: site().name,
      dateCreated: '2025-01-31',
    });
  });
});
