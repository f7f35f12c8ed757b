import { basePath } from '../site/base-path';
import { dayMs } from '../site/dates';
import { language } from '../site/language';
import { notFoundFamilies, routes } from '../site/routes';
import { type HeaderRule, type HeaderSettings, headerRules } from './security-headers';

/** Permanent redirects: old path → path of the page. */
export type Redirects = Readonly<Record<string, string>>;

/** File below out/ that the service and the worker read with `readFacts`. */
export const buildFactsFile = '_build.json';

/** What the service has to know about a build. */
export interface BuildFacts {
  rules: readonly HeaderRule[];
  redirects: Redirects;
  site: ServedSite;
  /** Path below which a static host serves the build (lib/site/base-path.ts). */
  basePath?: string;
}

/** Parts of content/site.json that the service needs. */
interface ServedSite {
  name: string;
  email: string;
  demoHost?: string;
}

/** @param text - content of `buildFactsFile` */
export function readFacts(text: string, siteUrl: string): BuildFacts {
  const { policy, ...facts } = JSON.parse(text);
  return { rules: headerRules({ siteUrl, policy }), ...facts };
}

/**
 * Content of `_headers` for static hosts that read it. Hosts join the values of all matching rules;
 * `! Name` removes the value of the first rule (Cloudflare's "detach").
 */
export function headersFile(settings: HeaderSettings): string {
  const [first, ...others] = headerRules(settings);
  const blocks = new Map<string, string[]>();
  const add = (pattern: string, line: string) =>
    blocks.set(pattern, [...(blocks.get(pattern) ?? []), `  ${line}`]);
  for (const [name, value] of Object.entries(first?.headers ?? {})) {
    add(first?.pattern ?? '', `${name}: ${value}`);
  }
  for (const { pattern, headers } of others) {
    for (const [name, value] of Object.entries(headers)) {
      if (first?.headers[name] !== undefined) add(pattern, `! ${name}`);
      add(pattern, `${name}: ${value}`);
    }
  }
  return [...blocks].map(([pattern, lines]) => `${[pattern, ...lines].join('\n')}\n`).join('\n');
}

/** Days until security.txt expires. RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 330;

/** Content of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
function securityTxt(email: string, siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(language).language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Lines of `_redirects` that Netlify alone knows: they hold for addresses without a file. */
const netlifyLines = () => [
  ...notFoundFamilies.map((family) => `/${family}/* /${family}/404.html 404`),
  // docs/specification.md W3.
  `${routes.whitepapers}/* ${routes.whitepapers} 302`,
];

interface BuildDetails {
  /** Its email is the contact for security reports. */
  site: ServedSite;
  /** Time of the build. */
  now: Date;
  redirects: Redirects;
  /** Whether Netlify builds. Default: no. */
  netlify?: boolean;
}

/** Contents of the files that the build adds for hosts, by path below out/. */
export function hostFiles(
  settings: HeaderSettings,
  { site, now, redirects, netlify }: BuildDetails,
): Record<string, string> {
  // 301, because not all of these hosts support 308.
  const moved = Object.entries(redirects).map(([from, to]) => `${encodeURI(from)} ${to} 301`);
  return {
    _headers: headersFile(settings),
    _redirects: [...moved, ...(netlify ? netlifyLines() : [])].map((line) => `${line}\n`).join(''),
    [buildFactsFile]: JSON.stringify({
      policy: settings.policy,
      redirects,
      site,
      basePath: basePath(settings.siteUrl) || undefined,
    }),
    // What an upload to Cloudflare Workers excludes, in gitignore syntax.
    '.assetsignore': ['*.br', '*.gz', '.*', '!/.well-known', ''].join('\n'),
    '.well-known/security.txt': securityTxt(site.email, settings.siteUrl, now),
  };
}
