import { teamCredentials } from '#lib/auth/team-credentials';
import { team } from '#lib/content/collections/team';
import { readEnv } from '#lib/site/env';

export const dynamic = 'force-static';

/** The team's credentials file, which the sign-in form fetches. */
export async function GET() {
  return Response.json(await teamCredentials(team.all(), readEnv()));
}
