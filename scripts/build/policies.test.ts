import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { hashOf } from '#lib/http/content-policy';
import { exportedPage, realPage } from './finish/fixtures';
import { elementsOf, parsePage } from './finish/page';
import { addPolicies } from './policies';

const settings = { demoOrigin: 'https://demos.example' };
let out: string;
const put = (name: string, text: string) => writeIn(out, name, text);
const read = (name: string) => readFileSync(path.join(out, name), 'utf8');

beforeEach(() => {
  out = tempProject({});
});

/** Content of the policy element, which must follow the encoding. */
const policyOf = (html: string) => {
  const [encoding, policy] = elementsOf(parsePage(html)).filter(
    ({ tagName }) => tagName === 'meta',
  );
  expect(encoding?.attrs[0]?.name).toBe('charset');
  expect(policy?.attrs[0]?.value).toBe('Content-Security-Policy');
  return policy?.attrs[1]?.value ?? '';
};

it('gives each page the hashes of its own scripts, and changes nothing else', async () => {
  put('index.html', realPage);
  put('blog/one.html', exportedPage('<script>one()</script><style>p{}</style>'));
  await addPolicies(out, settings);
  const one = policyOf(read('blog/one.html'));
  const index = policyOf(read('index.html'));
  expect(one).toContain(hashOf('one()'));
  expect(one).toContain(hashOf('p{}'));
  expect(index).not.toContain(hashOf('one()'));
  const scripts = [...realPage.matchAll(/<script(?: id="\w+")?>(.*?)<\/script>/gs)];
  expect(scripts.length).toBeGreaterThan(2);
  for (const [, code = ''] of scripts) expect(index).toContain(hashOf(code));
  for (const policy of [one, index]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|strict-dynamic/);
  }
  expect(read('index.html').replace(/<meta http-equiv[^>]*>/, '')).toBe(realPage);
});

it('returns a header without hashes that limits the rest, and forbids frames', async () => {
  put('index.html', realPage);
  const header = await addPolicies(out, settings);
  expect(header).not.toMatch(/sha256|default-src|script-src|style-src|unsafe/);
  expect(header).toContain("frame-ancestors 'none'");
  expect(header).toContain("object-src 'none'");
  expect(header).toContain('frame-src https://demos.example');
});

it('fails for a page without a head, which would have no policy', async () => {
  put('blog/bad.html', '<!DOCTYPE html><header>Hi</header>');
  await expect(addPolicies(out, settings)).rejects.toThrow('bad.html');
});
