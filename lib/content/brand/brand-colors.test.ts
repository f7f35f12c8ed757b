import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandDocument } from '../collections/brand';
import { demos } from '../collections/demos';
import { colorProperties } from './brand-colors';

// Without demos `npm run assets` writes no theme for them.
const properties =
  demos.valid().length > 0 ? Object.entries(colorProperties(brandDocument.get().colors)) : [];

it('demos have the colors of brand.json (npm run assets)', () => {
  for (const [name, value] of properties) {
    const theme = readFileSync('packages/demos/public/shared/brand.css', 'utf8');
    expect(theme).toContain(`${name}: ${value};`);
  }
});
