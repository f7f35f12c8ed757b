import type { Env } from '../site/env';
import { type Page, type PageSection, sectionCopy } from './collections/pages';

/** Questions of the privacy page. The one about visits depends on whether this build counts them. */
export function privacyQuestions(
  page: Page,
  { BEACON_URL }: Pick<Env, 'BEACON_URL'>,
): (PageSection & { id: string })[] {
  const names = ['device', 'message', 'logs', BEACON_URL ? 'measured' : 'unmeasured', 'others'];
  return names.map((id) => ({ id, ...sectionCopy(page, id) }));
}
