import { expect, it } from 'vitest';
import { drawnLogo } from '../brand/logo';
import { brandDocument } from '../collections/brand';
import { demoFile } from '../fixtures/entries';
import { enterSite } from '../fixtures/temp-project';
import { checkBrand } from './check-brand';

const { colors, ...rest } = brandDocument.get();

it.each([
  ['muted', { light: '#9a9a9a' }, '#9a9a9a with the highlight has a contrast of'],
  ['accent', { dark: '#8a3a20' }, '#8a3a20 with the highlight has a contrast of'],
  ['ink', { dark: '#a0a0a0' }, '#a0a0a0 with card.dark, at half its strength, has a contrast of'],
  ['primary', { thread: '#8b97ff' }, '#8b97ff with white words has a contrast of'],
] as const)('proposes a color in place of %s %o', (name, change, message) => {
  const file = (value: object) =>
    JSON.stringify({ ...rest, colors: { ...colors, [name]: { ...colors[name], ...value } } });
  enterSite({ 'content/brand.json': file(change) });
  const [problem, ...others] = checkBrand();
  expect(problem?.message).toContain(message);
  expect(problem?.message).toContain(`less than ${name === 'ink' ? 3 : 4.5}:1`);
  expect(others).toEqual([]);

  const [proposed] = /#\w{6}/.exec(problem?.fix ?? '') ?? [];
  const [scheme = ''] = Object.keys(change);
  enterSite({ 'content/brand.json': file({ [scheme]: proposed }) });
  expect(checkBrand()).toEqual([]);
});

it.each([
  ['var(--color-primary)', 1],
  ['#1f4d3a', 1],
  ['#030', 1],
  ['var(--color-primary-text)', 0],
  ['currentColor', 0],
])('a logo in %s, with a dark primary color, has %d mistakes', (stroke, count) => {
  const primary = { ...colors.primary, thread: '#1f4d3a' };
  enterSite({
    'content/brand.json': JSON.stringify({ ...rest, colors: { ...colors, primary } }),
    'content/logo.svg': `<svg viewBox="0 0 9 9"><path stroke="${stroke}"/></svg>`,
  });
  const found = checkBrand().filter(({ file }) => file.endsWith('logo.svg'));
  expect(found).toHaveLength(count);
  for (const { message } of found) expect(message).toContain('of the dark scheme');
});

it('takes a logo as drawing programs save it, and draws it at the size of each place', () => {
  const svg = `<svg x='0px' width="210mm" height="9" viewBox="0 0 9 9"><path width="4"/></svg>`;
  enterSite({ 'content/logo.svg': `<?xml version="1.0"?>\n<!-- Program -->\n${svg}` });
  expect(checkBrand()).toEqual([]);
  expect(drawnLogo('ink', 'x="4"')).toBe('<svg x="4" viewBox="0 0 9 9"><path width="4"/></svg>');
});

it('asks for npm run assets where pages have another font, or demos other colors', () => {
  enterSite({
    'content/demos/watch.json': demoFile(),
    'app/fonts/packages.json': JSON.stringify({ ...rest.fonts, text: 'other' }),
    'packages/demos/public/shared/brand.css': ':root {}',
  });
  expect(checkBrand()).toMatchObject([
    {
      field: 'fonts.text',
      fix: `run npm install --save-dev ${rest.fonts.text}, then npm run assets`,
    },
    { field: 'colors', fix: 'run npm run assets' },
  ]);
});
