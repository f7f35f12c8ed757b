/** RFC 9116, section 2.5.5, recommends less than a year; a site that is built at all is fresher. */
const validDays = 330;

/**
 * Where to report a weakness (RFC 9116), for `/.well-known/security.txt`.
 *
 * @param now - time of the build
 */
export function securityTxt(email: string, siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
