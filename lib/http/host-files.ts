import { cacheControl } from './cache-control';
import {
  type HeaderOptions,
  type Policies,
  pageHeaders,
  policyFile,
  resourceKind,
} from './security-headers';
import { securityTxt } from './security-txt';

/** Permanent redirects: old path → path of the page. */
export type Redirects = Readonly<Record<string, string>>;

/** File below out/ with the redirects as JSON, read by the service and the edge worker. */
export const redirectsData = '_moved.json';

/** Value of a header for a path pattern: `/art/*`, `/*.txt` or one path. */
interface Rule {
  pattern: string;
  value: string;
  /** Whether this is one path of a folder whose other files have another value. */
  isException?: boolean;
}

/**
 * For each header: its value for pages (`usual`), and the rules for files with another value. The
 * policies of pages are not among them.
 */
function headerRules(files: readonly string[], headerOptions: HeaderOptions) {
  return headerNames(headerOptions).map((name) => {
    const valueAt = (address: string) =>
      name === 'Cache-Control'
        ? cacheControl(address)
        : (pageHeaders(address, headerOptions)[name] ?? '');
    const usual = valueAt(name === policyHeader ? '/*' : '/');
    const rules = rulesOf(files, (address) =>
      name === policyHeader && resourceKind(address) === 'document' ? usual : valueAt(address),
    );
    const others = rules.filter(({ value, isException }) => isException || value !== usual);
    return { name, usual, rules, others };
  });
}

/** Names of all headers of pages, of payloads and of Markdown copies. */
export const headerNames = (headerOptions: HeaderOptions): string[] => [
  ...new Set([
    'Cache-Control',
    ...['/', '/about.txt', '/about.md'].flatMap((path) =>
      Object.keys(pageHeaders(path, headerOptions)),
    ),
  ]),
];

const policyHeader = 'Content-Security-Policy';

/** Policies that differ from that of unknown paths, those of folders before those of their pages. */
const ownPolicies = (policies: Policies = {}) =>
  Object.entries(policies)
    .filter(([pattern, policy]) => pattern !== '/*' && policy !== policies['/*'])
    .sort(([a], [b]) => a.length - b.length);

/** URL path of an exported file, e.g. `about.html` → `/about`. */
export const addressOf = (file: string) =>
  `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

/** Headers whose value depends on the folder rather than on page or file. */
const hasPlace = /^Cross-Origin-Resource-Policy$/;

/**
 * Groups files by folder, and payloads and Markdown copies by
 * extension. A group gets one rule with its most frequent
 * value, and one for each file with another value; hosts accept about a hundred rules. Each file at
 * the root has its own rule.
 */
function rulesOf(files: readonly string[], valueAt: (address: string) => string): Rule[] {
  const groups = new Map<string, Rule[]>();
  for (const file of files) {
    const folder = file.slice(0, file.indexOf('/') + 1);
    const pattern = addressOf(file);
    const rule = { pattern, value: valueAt(pattern) };
    // Only files that differ from pages: hosts join the values of two rules for one path.
    const [extension] = rule.value === valueAt('/') ? [] : (/\.(?:txt|md)$/.exec(file) ?? []);
    const group = extension ? `/*${extension}` : folder && `/${folder}*`;
    groups.set(group, [...(groups.get(group) ?? []), rule]);
  }
  return [...groups].flatMap(([pattern, rules]) => {
    if (!pattern) return rules;
    const value = mostFrequent(rules.map((rule) => rule.value));
    const exceptions = rules.filter((rule) => rule.value !== value);
    return [{ pattern, value }, ...exceptions.map((rule) => ({ ...rule, isException: true }))];
  });
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? '';
}

/**
 * Content of `_headers` for static hosts that read it (Cloudflare, Netlify and others). Hosts join
 * the values of all matching rules, so a header that differs by folder is not in the `/*` rule.
 *
 * @param files - exported files, e.g. `blog/blog-05.html`, without compressed copies
 */
export function headersFile(files: readonly string[], headerOptions: HeaderOptions): string {
  const blocks = new Map<string, string[]>([['/*', []]]);
  const put = (pattern: string, line: string) =>
    blocks.set(pattern, [...(blocks.get(pattern) ?? []), `  ${line}`]);
  for (const [pattern, policy] of ownPolicies(headerOptions.policies)) {
    put(pattern, `! ${policyHeader}`);
    put(pattern, `${policyHeader}: ${policy}`);
  }
  const headers = headerRules(files, headerOptions);
  // A host applies rules in their order, so those of folders come before those of their files.
  for (const { pattern } of headers.flatMap(({ rules }) => rules)) {
    if (pattern.endsWith('*') && !blocks.has(pattern)) blocks.set(pattern, []);
  }
  for (const { name, usual, rules, others } of headers) {
    if (name === 'Cache-Control') {
      // These hosts make browsers revalidate pages by default, with an ETag.
      for (const { pattern, value, isException } of others) {
        if (isException) put(pattern, `! ${name}`);
        put(pattern, `${name}: ${value}`);
      }
    } else if (hasPlace.test(name)) {
      for (const { pattern, value } of rules) put(pattern, `${name}: ${value}`);
    } else {
      // For pages and unknown paths; `! Name` removes the header for files.
      if (usual) put('/*', `${name}: ${usual}`);
      for (const { pattern, value, isException } of others) {
        if (usual || isException) put(pattern, `! ${name}`);
        if (value) put(pattern, `${name}: ${value}`);
      }
    }
  }
  return [...blocks]
    .filter(([, lines]) => lines.length > 0)
    .map(([pattern, lines]) => `${[pattern, ...lines].join('\n')}\n`)
    .join('\n');
}

/** Content of `_redirects` for the same hosts. 301, because not all of them support 308. */
export const redirectsFile = (redirects: Redirects) =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');

/**
 * Name of the nginx variable of a header: `Referrer-Policy` →
 * `$site_referrer_policy`.
 */
export const nginxVariable = (header: string) =>
  `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * Key in an nginx map: `/art/*` → `~^/art/`. Pages are matched by file name, as in nginx's `$uri`.
 */
function nginxKey(pattern: string, files: ReadonlySet<string>): string {
  if (pattern.startsWith('/*.')) return `~\\${pattern.slice(2)}$`;
  if (pattern.endsWith('/*')) return `~^${pattern.slice(0, -1).replaceAll('.', '\\.')}`;
  if (pattern === '/') return '/index.html';
  return files.has(`${pattern.slice(1)}.html`) ? `${pattern}.html` : pattern;
}

/** The same headers and redirects as nginx maps, which deploy/nginx.conf includes. */
export function nginxMaps(
  files: readonly string[],
  headerOptions: HeaderOptions,
  redirects: Redirects,
): string {
  const names = new Set(files);
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
  const map = (variable: string, lines: readonly string[]) =>
    `map $uri ${variable} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
  // nginx takes the first pattern that matches, unless a whole path does.
  const policies = ownPolicies(headerOptions.policies)
    .reverse()
    .map(([pattern, value]) => ({ pattern, value }));
  const headers = headerRules(files, headerOptions).map(({ name, usual, others }) =>
    map(nginxVariable(name), [
      `default ${quoted(usual)}`,
      ...[...others, ...(name === policyHeader ? policies : [])].map(
        ({ pattern, value }) => `"${nginxKey(pattern, names)}" ${quoted(value)}`,
      ),
    ]),
  );
  // deploy/nginx.conf uses this variable also for http sites; nginx omits a header with an empty
  // value.
  const secure = 'Strict-Transport-Security';
  if (!headers.join().includes(nginxVariable(secure))) {
    headers.push(map(nginxVariable(secure), ['default ""']));
  }
  const moved = Object.entries(redirects).map(([from, to]) => `"${from}" "${to}"`);
  return [...headers, map('$site_moved', ['default ""', ...moved])].join('\n');
}

/** Files that an upload to Cloudflare Workers excludes, in gitignore syntax. */
const assetsIgnore = ['*.br', '*.gz', '/_nginx.conf', '.*', '!/.well-known', ''].join('\n');

/**
 * Contents of the files that the build adds for hosts, by path below out/.
 *
 * @param files - exported files, e.g. `blog/blog-05.html`, without compressed copies
 * @param about.email - contact for security reports
 */
export function hostFiles(
  files: readonly string[],
  headerOptions: HeaderOptions,
  { email, now, redirects }: { email: string; now: Date; redirects: Redirects },
): Record<string, string> {
  return {
    _headers: headersFile(files, headerOptions),
    _redirects: redirectsFile(redirects),
    [redirectsData]: JSON.stringify(redirects),
    '_nginx.conf': nginxMaps(files, headerOptions, redirects),
    '.assetsignore': assetsIgnore,
    '.well-known/security.txt': securityTxt(email, headerOptions.siteUrl, now),
    ...(headerOptions.policies && {
      [policyFile]: `${JSON.stringify(headerOptions.policies, undefined, 1)}\n`,
    }),
  };
}
