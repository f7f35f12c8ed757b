import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';

import { site } from '#lib/content/collections/site';
import { enterSite } from '#lib/content/fixtures/temp-project';
import { readEnv, siteVariableNames } from '#lib/site/env';
import { checkAllContent, noteOn, refuseLocalAddress } from './build';

const published = {
  SITE_ENV: 'production',
  SITE_URL: 'https://www.loom.example',
  TEAM_PASSWORD: 'warp and weft',
};

it.each([
  [{}, /^$/],
  [{ SITE_ENV: 'staging' }, /SITE_ENV=staging: search engines/],
  [{ SITE_URL: '' }, /SITE_URL=http:\/\/localhost:3000: /],
  [{ CONTACT_ENDPOINT: 'none' }, site().contact === 'email' ? /^$/ : /no form/],
  // A path has no form of its own.
  [{ SITE_URL: 'https://loom.example/site' }, site().contact === 'form' ? /no form/ : /^$/],
  [{ TEAM_PASSWORD: '' }, site().accounts ? /TEAM_PASSWORD is not set/ : /^$/],
])('a build for the public with %o notes in its last line: %s', (settings, line) => {
  const note = noteOn(readEnv({ ...published, ...settings })) ?? '';
  expect(note).toMatch(line);
  expect(note).not.toContain('\n');
});

it('the image is built with every setting of the site', () => {
  const text = readFileSync('Dockerfile', 'utf8');
  const given = text.match(/(?<=^ARG |env=)[A-Z_]+/gm);
  expect([...new Set(given)].sort()).toEqual(siteVariableNames.toSorted());
  const { args, secrets } = parse(readFileSync('deploy/compose.yaml', 'utf8')).services.site.build;
  expect([...Object.keys(args), ...secrets].sort()).toEqual(siteVariableNames.toSorted());
});

it.each([
  ['production', '', true],
  ['production', 'http://127.0.0.1:3000', true],
  ['production', 'https://www.loom.example', false],
  ['staging', 'http://localhost:3000', false],
])('a build with SITE_ENV=%s and SITE_URL=%s is refused: %s', (SITE_ENV, SITE_URL, refused) => {
  const check = () => refuseLocalAddress(readEnv({ SITE_ENV, SITE_URL }));
  if (refused) expect(check).toThrow(/^SITE_URL=.*\n {4}Fix: set SITE_URL/);
  else expect(check).not.toThrow();
});

it.each([
  ['deploy.yml', [['secrets.TEAM_PASSWORD'], ['secrets.CLOUDFLARE_API_TOKEN']]],
  ['pages.yml', [['secrets.TEAM_PASSWORD']]],
])('%s builds with every setting, and no other step has its secrets', (file, expected) => {
  const { jobs } = parse(readFileSync(`.github/workflows/${file}`, 'utf8'));
  const { env, steps } = jobs.deploy as { env: object; steps: { run?: string; env?: object }[] };
  const builds = steps.filter(({ run }) => run?.startsWith('npm run build'));
  const settings = Object.keys({ ...env, ...builds[0]?.env }).sort();
  expect(settings).toEqual(siteVariableNames.toSorted());
  const secrets = steps.map((step) => JSON.stringify(step).match(/secrets\.\w+/g) ?? []);
  expect(secrets.filter((names) => names.length > 0)).toEqual(expected);
});

it('a mistake in the record of links stops the build', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const link = { url: 'https://www.loom.example/', checked: '2025-01-31', via: 'pgae', says: 'A.' };
  enterSite({ 'content/links.json': JSON.stringify({ links: [link] }) });
  expect(checkAllContent).toThrow(/1 problems in the content/);
  expect(log.mock.calls.join()).toContain('did you mean "page"?');
});
