import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { accountKeys } from '../../auth/account-keys';
import { filesIn } from '../../fixtures/files-in';
import { pages } from '../collections/pages';
import { site } from '../collections/site';
import { pageTexts } from '../pages/page-texts';

it('the privacy page names every key that the code stores a value under', () => {
  const modules = filesIn('lib', 'components', 'app')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|fixtures/.test(file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
    .filter(({ code }) => /localStorage|sessionStorage|SafeStorage|safe-storage/.test(code));
  expect(modules.length).toBeGreaterThan(4);
  // No module uses a key without a name.
  for (const { file, code } of modules) {
    const written = [...code.matchAll(/(?:setItem|storage\.write)\(\s*([^,()]+),/g)];
    for (const [, key = ''] of written) expect(key, file).toMatch(/^\w*key$/i);
  }
  // A site may have no such page.
  if (!pages.get('privacy')) return;
  const keys = modules.flatMap(({ code }) =>
    [...code.matchAll(/\bconst \w*key = '([^']+)'/gi)].map(([, key = '']) => key),
  );
  const points = pageTexts('privacy').sections.device?.points ?? [];
  // The page leaves out those of accounts while nobody can sign in.
  const used = keys.filter((key) => site().accounts || !accountKeys.includes(key));
  const named = points.map(({ title }) => title);
  expect([...new Set(keys)]).toEqual(expect.arrayContaining(named));
  expect(named).toEqual(expect.arrayContaining(used));
});
