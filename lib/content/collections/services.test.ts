import { beforeAll, describe, expect, it } from 'vitest';

import { serviceCardRoute } from '../../site/routes';
import { products } from './products';
import { serviceAt, services } from './services';

// Reads the content of the site once; a busy machine may need more than the usual time.
beforeAll(() => void [services.all(), products.all()], 60_000);

describe('serviceAt', () => {
  // docs/specification.md R2.
  it.each([
    ['ai-readiness-and-adoption', 'ai-readiness-and-adoption'],
    ['AIReadinessAdoption', 'ai-readiness-and-adoption'],
    ['ai-solutions', 'ai-solutions'],
    ['AISolutions', 'ai-solutions'],
    ['ai-strategy', 'ai-strategy'],
  ])('%s is %s', (name, id) => expect(serviceAt(name).id).toBe(id));

  it.each(['aisolutions', '', 'gone'])('throws for "%s"', (name) => {
    expect(() => serviceAt(name)).toThrow(`No service answers to "${name}"`);
  });
});

describe('services', () => {
  it('on the overview link to their own pages', () => {
    const cards = services.all().filter(({ overview }) => overview);
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(serviceCardRoute(card.title)).toBe(services.url(card));
  });

  // Titles that the owner's specification names.
  it.each([
    [
      'ai-readiness-and-adoption',
      [
        'AI Readiness Assessment',
        'AI Data Readiness',
        'AI Governance Framework',
        'AI Platform Consulting',
      ],
    ],
    [
      'ai-enablement',
      [
        'AI Enablement Accelerator',
        'AI Enablement Center',
        'AI Readiness',
        'AI Pilot & Prototyping',
      ],
    ],
    [
      'ai-strategy',
      [
        'AI Platform Consulting',
        'AI Governance',
        'Fractional AI Leadership',
        'AI Roadmap & Use Case Development',
      ],
    ],
    [
      'ai-solution-development',
      [
        'AI Data Integration',
        'AI Transformation',
        'AI Agent Development',
        'Autonomous Multi-Agent Platform',
      ],
    ],
  ])('%s has its four offerings', (id, titles) => {
    expect(serviceAt(id).offerings.map(({ title }) => title)).toEqual(titles);
  });

  it('have the calls to action of the specification', () => {
    expect(serviceAt('ai-strategy').cta.heading).toBe('Ready to Build Your AI Strategy?');
    expect(serviceAt('ai-solutions').cta.heading).toBe("Discover What's Possible");
    expect(serviceAt('ai-enablement').offerings[0]?.description).toContain(
      '4-week AI literacy program',
    );
  });

  it('that two pages offer link to each other', () => {
    const offered = services
      .all()
      .flatMap(({ id, offerings }) =>
        offerings.map(({ title, related }) => ({ id, title, related })),
      );
    const twice = offered.filter(({ id, title }) =>
      offered.some((other) => other.id !== id && other.title === title),
    );
    expect(twice.length).toBeGreaterThan(0);
    for (const { title, related } of twice) {
      const targets = twice
        .filter((other) => other.title === title)
        .map(({ id }) => `/services/${id}`);
      expect(targets).toContain(related?.href);
    }
  });

  // The page omits ids that do not exist.
  it('name products that exist', () => {
    const named = services.all().flatMap((entry) => entry.products);
    expect(named).toContain('acttov');
    expect(named.filter((id) => !products.get(id))).toEqual([]);
  });
});
