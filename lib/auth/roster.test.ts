import { describe, expect, it } from 'vitest';

import type { Person } from '../content/collections/team';
import { readEnv } from '../site/env';
import { fastHashes } from './fast-hashes';
import { matchPassword } from './password';
import { teamRoster } from './roster';

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

describe('teamRoster', () => {
  it('names those who may sign in, with role and picture', async () => {
    const { members } = await teamRoster(people, readEnv({}));
    expect(members).toEqual([
      { name: 'Ada Moore', ...member, avatar: '/art/team.ceo.square.svg' },
      { name: 'Ada Moore', ...member, avatar: '/images/sales.webp' },
    ]);
  });

  it('holds a hash that only the password fits', async () => {
    const roster = await teamRoster(people, readEnv({ TEAM_PASSWORD: 'warp and weft' }));
    expect(JSON.stringify(roster)).not.toContain('warp and weft');
    expect(await matchPassword('warp and weft', roster.password ?? '')).toBe('right');
    expect(await matchPassword('weftline-team', roster.password ?? '')).toBe('wrong');
  });

  it('comes out equal from build to build, and another on another site', async () => {
    const hash = async (values: Record<string, string>) =>
      (await teamRoster(people, readEnv(values))).password;
    const site = { SITE_URL: 'https://www.loom.example', TEAM_PASSWORD: 'warp' };
    expect(await hash(site)).toBe(await hash(site));
    expect(await hash(site)).not.toBe(await hash({ ...site, SITE_URL: 'https://mill.example' }));
  });

  it('holds nobody and no hash in production without a password', async () => {
    const roster = await teamRoster(people, readEnv({ SITE_ENV: 'production' }));
    expect(roster).toEqual({ password: null, members: [] });
  });
});
