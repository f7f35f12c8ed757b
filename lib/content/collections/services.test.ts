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

  // The page omits ids that do not exist.
  it('name products that exist', () => {
    const named = services.all().flatMap((entry) => entry.products);
    expect(named).toContain('acttov');
    expect(named.filter((id) => !products.get(id))).toEqual([]);
  });
});
