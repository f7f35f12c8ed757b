import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandDocument } from '../collections/brand';
import { colorProperties } from './brand-colors';

it.each(Object.entries(colorProperties(brandDocument.get().colors)))(
  'demos have %s of content/brand.json (npm run assets)',
  (name, value) => {
    const theme = readFileSync('packages/demos/public/shared/brand.css', 'utf8');
    expect(theme).toContain(`${name}: ${value};`);
  },
);
