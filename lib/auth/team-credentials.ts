import '#server-only';

import { createHash } from 'node:crypto';

import { artPath } from '../art/art-path';
import type { Person } from '../content/collections/team';
import { personSubject } from '../content/pages/art-subjects';
import { type Env, teamPassword } from '../site/env';
import type { TeamCredentials } from './accounts';
import { hashPassword } from './password';

/**
 * Content of the exported team credentials file: the salted hash of the shared password and the
 * members who may sign in with it. Without a password the list of members is empty.
 */
export async function teamCredentials(
  people: readonly Person[],
  env: Env,
): Promise<TeamCredentials> {
  const password = teamPassword(env);
  if (!password) return { password: null, members: [] };
  // The salt has to differ between sites, but is not secret: it is stored with the hash. It is
  // derived from SITE_URL, so that equal builds give equal files.
  const digest = createHash('sha256').update(`team sign-in of ${env.SITE_URL}`).digest();
  return {
    password: await hashPassword(password, digest.subarray(0, 16)),
    members: people.flatMap(({ id, initials, name, avatar, member }) =>
      member
        ? {
            name,
            role: member.role,
            avatar: avatar ?? artPath(personSubject({ id, initials }), 'square'),
            email: member.email,
          }
        : [],
    ),
  };
}
