import { team } from '#lib/content/collections/team';
import { readEnv, teamPassword } from '#lib/site/env';

/** Team password of the build under test. The tests run in the same environment. */
export const sharedPassword = teamPassword(readEnv());

/** A team member of content/team, as stored in the browser after signing in. */
export const member = firstMember();

function firstMember() {
  for (const { id, name, avatar, member: account } of team.all()) {
    if (account) return { name, avatar: avatar ?? `/art/team.${id}.square.svg`, ...account };
  }
  return { name: '', role: '', avatar: '', email: '' };
}
