import { beforeAll, describe, expect, it } from 'vitest';

import { industries } from './industries';
import { mainNav } from './nav';

// Reads the content of the site once; a busy machine may need more than the usual time.
beforeAll(() => void mainNav(), 60_000);

const item = (label: string) => mainNav().find((each) => each.label === label);

// docs/specification.md N4.
describe('mainNav', () => {
  it('has seven items', () => expect(mainNav()).toHaveLength(7));

  it('lists the overview, then every industry by name, in the order of the alphabet', () => {
    const [overview, ...links] = item('Industries')?.items ?? [];
    expect(overview?.href).toBe('/industries');
    const labels = links.map(({ label }) => label);
    expect(labels).toHaveLength(industries.all().length);
    expect(labels).toHaveLength(9);
    expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')));
    expect(labels).toContain('Private Equity');
    expect(item('Industries')?.href).toBe('/industries/logistics');
  });

  it.each([
    ['Services', '/services/ai-products'],
    ['Industries', '/industries/private-equity'],
    ['Insights', '/tools/genai-landscape'],
    ['About Us', '/careers'],
  ])('leads from %s to %s', (label, href) => {
    expect(item(label)?.items.map((each) => each.href)).toContain(href);
  });

  it('gives an item without sub-items an empty list', () => {
    expect(item('Demos')?.items).toEqual([]);
  });
});
