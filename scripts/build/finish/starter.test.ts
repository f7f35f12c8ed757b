import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { starterCode } from './bundled-script';

it('is one small script that can be inlined in HTML', async () => {
  const code = await starterCode();
  expect(code).not.toMatch(/<\/script|<!--/i);
  // Its variables must not be global, where the page's chunks would see them.
  expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1000);
});
