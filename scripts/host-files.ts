import { hostFiles, type Redirects, type ServedSite } from '#lib/http/host-files';
import type { HeaderSettings } from '#lib/http/security-headers';
import { writeFiles } from './build/write-files';

/**
 * Writes the files that hosts read next to the pages: headers, redirects, the policy and
 * security.txt.
 *
 * @param about.site - what the service has to know about the company
 */
export async function writeHostFiles(
  out: string,
  settings: HeaderSettings,
  about: { site: ServedSite; redirects: Redirects },
): Promise<boolean> {
  const written = hostFiles(settings, { ...about, now: new Date() });
  await writeFiles(out, Object.entries(written));
  return true;
}
