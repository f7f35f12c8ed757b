import type { Person } from '../content/collections/team';
import { personSubject } from '../content/subjects';
import { artPath } from '../site/art-path';
import { type Env, teamPassword } from '../site/env';
import { digest, hashPassword } from './password';
import type { Roster } from './team';

/**
 * What the browser gets to know of the team: no password, only its salted hash, and nobody at all
 * where there is no password.
 */
export async function teamRoster(people: readonly Person[], env: Env): Promise<Roster> {
  const password = teamPassword(env);
  if (!password) return { password: null, members: [] };
  // A salt has to differ from site to site, so that no table fits two of them; it is no secret, for
  // it stands beside the hash. Made from the site's address, it lets equal builds come out equal.
  const salt = (await digest(`team sign-in of ${env.SITE_URL}`)).slice(0, 16);
  return {
    password: await hashPassword(password, salt),
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
