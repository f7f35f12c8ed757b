import { teamRoster } from '#lib/auth/roster';
import { team } from '#lib/content/collections/team';
import { readEnv } from '#lib/site/env';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: 'team.json' }];

/** The team's roster, for the sign-in form alone. */
export async function GET() {
  return Response.json(await teamRoster(team.all(), readEnv()));
}
