import { language } from '../site/words';

/** Days until the file expires. RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 330;

/**
 * Content of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @param now - time of the build
 */
export function securityTxt(email: string, siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(language).language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
