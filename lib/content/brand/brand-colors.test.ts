import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandDocument } from '../collections/brand';
import { demos } from '../collections/demos';
import { colorProperties } from './brand-colors';

it('demos have the colors of brand.json (npm run assets)', () => {
  // Without demos `npm run assets` writes no theme for them.
  if (demos.valid().length === 0) return;
  const theme = readFileSync('packages/demos/public/shared/brand.css', 'utf8');
  for (const [name, value] of Object.entries(colorProperties(brandDocument.get().colors))) {
    expect(theme).toContain(`${name}: ${value};`);
  }
});
