import { expect, it } from 'vitest';

import { landscapePng } from './downloads';

// e2e/documents.test.ts follows the links to downloads, and reads their sizes.
it('names the infographic after the company', () => {
  expect(landscapePng('North & West')).toBe('/landscape/north-west-genai-landscape.png');
});
