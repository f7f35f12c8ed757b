import { cpSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

import { checkContent } from '#lib/content/check/check';
import { tempProject } from '#lib/content/fixtures/temp-project';
import { pageRows } from '#lib/site/pages';
import { checkProse } from './prose/check';

it('a blank site has no mistakes', async () => {
  const content = tempProject({});
  cpSync('scripts/blank', content, { recursive: true });
  for (const name of ['brand.json', 'logo.svg']) cpSync(`content/${name}`, `${content}/${name}`);
  vi.stubEnv('CONTENT_DIR', content);
  // A company that has renamed a section has its own content: the example keeps the first addresses.
  const problems = checkContent().problems.filter(
    ({ message }) => !pageRows.some(({ id }) => message === `page not found: /${id}`),
  );
  expect([...problems, ...(await checkProse()).problems]).toEqual([]);
});
