import { expect, it } from 'vitest';

import type { Person } from '../content/collections/team';
import { readEnv } from '../site/env';
import { fastHashes } from './fixtures';
import { teamCredentials } from './team-credentials';

fastHashes();

const person = (more: Partial<Person>): Person => ({
  ...{ id: 'ceo', file: 'content/team/ceo.json', body: '', status: 'published', order: 1 },
  ...{ firstName: 'Ada', lastName: 'Moore', name: 'Ada Moore', initials: 'AM', ...more },
});
const member = { email: 'ada@loom.example', role: 'CEO' };
const people = [
  person({ member }),
  person({ id: 'sales', member, avatar: '/images/sales.webp' }),
  person({ id: 'guest', author: { role: 'Writer' } }),
];

it('lists the team members who have an account, and none in production without a password', async () => {
  const { members } = await teamCredentials(people, readEnv({}));
  expect(members).toEqual([
    { name: 'Ada Moore', ...member, avatar: '/art/team.ceo.square.svg' },
    { name: 'Ada Moore', ...member, avatar: '/images/sales.webp' },
  ]);
  const credentials = await teamCredentials(people, readEnv({ SITE_ENV: 'production' }));
  expect(credentials).toEqual({ password: null, members: [] });
});

// e2e/documents.test.ts checks that the password fits it.
it('has a hash that is equal in each build of a site, and differs between sites', async () => {
  const hashOf = async (values: Record<string, string>) =>
    (await teamCredentials(people, readEnv(values))).password ?? '';
  const site = { SITE_URL: 'https://www.loom.example', TEAM_PASSWORD: 'warp and weft' };
  const hash = await hashOf(site);
  expect(await hashOf(site)).toBe(hash);
  expect(await hashOf({ ...site, SITE_URL: 'https://mill.example' })).not.toBe(hash);
});
