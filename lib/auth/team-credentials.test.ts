import { describe, expect, it } from 'vitest';

import type { Person } from '../content/collections/team';
import { readEnv } from '../site/env';
import { fastHashes } from './fast-hashes';
import { matchPassword } from './password';
import { teamCredentials } from './team-credentials';

fastHashes();

const person = (more: Partial<Person>): Person => ({
  id: 'ceo',
  file: 'content/team/ceo.json',
  body: '',
  status: 'published',
  firstName: 'Ada',
  lastName: 'Moore',
  name: 'Ada Moore',
  initials: 'AM',
  order: 1,
  ...more,
});
const member = { email: 'ada@loom.example', role: 'CEO' };
const people = [
  person({ member }),
  person({ id: 'sales', member, avatar: '/images/sales.webp' }),
  person({ id: 'guest', author: { role: 'Writer' } }),
];

describe('teamCredentials', () => {
  it('names those who may sign in, with role and picture', async () => {
    const { members } = await teamCredentials(people, readEnv({}));
    expect(members).toEqual([
      { name: 'Ada Moore', ...member, avatar: '/art/team.ceo.square.svg' },
      { name: 'Ada Moore', ...member, avatar: '/images/sales.webp' },
    ]);
  });

  it('contains a hash that matches only the password', async () => {
    const credentials = await teamCredentials(people, readEnv({ TEAM_PASSWORD: 'warp and weft' }));
    expect(JSON.stringify(credentials)).not.toContain('warp and weft');
    expect(await matchPassword('warp and weft', credentials.password ?? '')).toBe(true);
    expect(await matchPassword('team-password', credentials.password ?? '')).toBe(false);
  });

  it('is equal in each build of a site and different on another site', async () => {
    const hash = async (values: Record<string, string>) =>
      (await teamCredentials(people, readEnv(values))).password;
    const site = { SITE_URL: 'https://www.loom.example', TEAM_PASSWORD: 'warp' };
    expect(await hash(site)).toBe(await hash(site));
    expect(await hash(site)).not.toBe(await hash({ ...site, SITE_URL: 'https://mill.example' }));
  });

  it('has no members and no hash in production without a password', async () => {
    const credentials = await teamCredentials(people, readEnv({ SITE_ENV: 'production' }));
    expect(credentials).toEqual({ password: null, members: [] });
  });
});
