import { team } from '#lib/content/collections/team';
import { readEnv, teamPassword } from '#lib/site/env';

/** Team password of the build under test. The tests run in the same environment. */
export const sharedPassword = teamPassword(readEnv());

/** A team member of content/team, as stored in the browser after signing in. */
export const [member] = team.all().flatMap(({ id, name, avatar, member: account }) => {
  const picture = avatar ?? `/art/team.${id}.square.svg`;
  return account ? [{ name, avatar: picture, ...account }] : [];
});
