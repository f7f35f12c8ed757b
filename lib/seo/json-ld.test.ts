import { beforeEach, expect, it, vi } from 'vitest';

import { blog } from '../content/collections/blog';
import { type Job, jobs } from '../content/collections/jobs';
import { services } from '../content/collections/services';
import { authorOf } from '../content/collections/team';
import { pageTexts } from '../content/pages/page-texts';
import * as data from './json-ld';

const home = 'https://www.loom.example/';

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://www.loom.example'));

const page = { ...pageTexts('home'), path: '/about' };

// e2e/structured-data.test.ts checks what things of every site have.
it('has the address of the search, and the facts that not every site has', () => {
  const search = data.website().potentialAction;
  expect(search).toHaveProperty('target.urlTemplate', `${home}search?q={search_term_string}`);
  const list = data.collectionPage(page, ['/blog/a', '/blog/b']);
  expect(list).toHaveProperty('mainEntity.itemListElement', [
    { '@type': 'ListItem', position: 1, url: `${home}blog/a` },
    { '@type': 'ListItem', position: 2, url: `${home}blog/b` },
  ]);
  const links = { linkedin: 'https://www.example.com/ada', avatar: '/ada.webp' };
  const person = { name: 'Ada', role: 'Weaver', bio: 'Weaves.', ...links };
  expect(data.profilePage(page, person).mainEntity).toMatchObject({
    ...{ description: 'Weaves.', sameAs: links.linkedin, image: `${home}ada.webp` },
  });
  for (const service of services.all()) {
    const [offer] = data.serviceOffer(service).hasOfferCatalog?.itemListElement ?? [];
    expect(offer?.itemOffered.name).toBe(service.offerings[0]?.title);
  }
});

it('an article says when it was changed, else when it was published', () => {
  const [newest] = blog.all();
  if (!newest) return;
  const post = { ...newest, date: '2024-05-29' };
  const author = authorOf(post.author);
  for (const updated of ['2026-11-22', undefined]) {
    const { dateModified } = data.blogPosting({ ...post, updated }, author);
    expect(dateModified).toBe(`${updated ?? post.date}T12:00:00Z`);
  }
});

const [job] = jobs.all();

// Nothing is registered for a site without jobs.
if (job) {
  const jobWith = (change: Partial<Job>) => data.jobPosting({ ...job, ...change });

  // Values of schema.org/JobPosting as search engines read them.
  it.each([
    ['Part time', ['PART_TIME']],
    ['Full-time or contract', ['FULL_TIME', 'CONTRACTOR']],
    ['Internship', ['INTERN']],
    ['By arrangement', ['OTHER']],
  ])('a job of the type %s is %s', (type, employmentType) => {
    expect(jobWith({ type })).toHaveProperty('employmentType', employmentType);
  });

  it.each([
    ['Hybrid/Remote', true],
    ['Springfield, IL', false],
  ])('a job at %s may be done from home: %s', (location, remote) => {
    const thing = jobWith({ location });
    expect(thing.jobLocationType).toBe(remote ? 'TELECOMMUTE' : undefined);
    // Required with TELECOMMUTE and invalid without it.
    expect('applicantLocationRequirements' in thing).toBe(remote);
  });

  it('a job has its whole posting as HTML, with salary and last day, if they are known', () => {
    const salary = { min: 90_000, max: 110_000, currency: 'USD', per: 'year' } as const;
    expect(jobWith({ salary, validThrough: '2030-01-31' })).toMatchObject({
      validThrough: '2030-01-31T23:59:59-12:00',
      baseSalary: {
        currency: 'USD',
        value: { minValue: 90_000, maxValue: 110_000, unitText: 'YEAR' },
      },
    });
    const text = { description: 'You <weave> & sew.', benefits: ['Tea & cake'] };
    const unknown = { salary: undefined, validThrough: undefined };
    const { description, ...others } = jobWith({ ...text, ...unknown });
    expect(description).toContain('<p>You &lt;weave&gt; &amp; sew.</p>');
    expect(description).toContain('<li>Tea &amp; cake</li>');
    for (const duty of job.responsibilities) {
      expect(description).toContain(duty.replaceAll('&', '&amp;'));
    }
    expect(others).not.toHaveProperty('baseSalary');
    expect(others).not.toHaveProperty('validThrough');
  });
}
