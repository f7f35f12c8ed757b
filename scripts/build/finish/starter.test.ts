import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { starterCode } from './starter';

it('is one small script that can stand in HTML', async () => {
  const code = await starterCode();
  expect(code).not.toMatch(/<\/script|<!--/i);
  // Its names must not become global ones, where the page's chunks would see them.
  expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1000);
});
