import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { matchPassword } from '#lib/auth/password';
import { hasAccounts } from './support/content';
import { hashed, member, sharedPassword } from './support/members';

it('the password of the team is in no file of the export, only a hash that it fits', async () => {
  expect(existsSync('out/auth/team.json')).toBe(hasAccounts());
  if (!hasAccounts()) return;
  const credentials = JSON.parse(readFileSync('out/auth/team.json', 'utf8'));
  if (!sharedPassword) return expect(credentials).toEqual({ password: null, members: [] });
  const files = readdirSync('out', { recursive: true, withFileTypes: true })
    // Compressed copies have the same content as their originals.
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  const forms = [
    sharedPassword,
    encodeURIComponent(sharedPassword),
    Buffer.from(sharedPassword).toString('base64').replaceAll('=', ''),
  ];
  const holders = files.filter((file) => {
    const bytes = readFileSync(file);
    return forms.some((form) => bytes.includes(form));
  });
  expect(holders).toEqual([]);
  expect(credentials.password).toMatch(hashed);
  expect(await matchPassword(sharedPassword, credentials.password)).toBe(true);
  expect(credentials.members).toContainEqual(member);
});
