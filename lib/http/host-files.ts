import { redirects } from '../site/routes';
import { cacheControl } from './cache-control';
import { type HeaderOptions, pageHeaders, policyFile } from './security-headers';
import { securityTxt } from './security-txt';

/** `/art/*`, `/*.txt` or one address, and the value that holds there. */
interface Rule {
  pattern: string;
  value: string;
}

/** Headers of a host that has no service in front of its files, by what they depend on. */
function headerRules(files: readonly string[], headerOptions: HeaderOptions) {
  const names = ['Cache-Control', ...Object.keys(pageHeaders('/', headerOptions))];
  return names.map((name) => {
    const valueAt = (address: string) =>
      name === 'Cache-Control'
        ? cacheControl(address)
        : (pageHeaders(address, headerOptions)[name] ?? '');
    const rules = rulesOf(files, valueAt);
    const usual = valueAt('/');
    return { name, usual, rules, others: rules.filter(({ value }) => value !== usual) };
  });
}

/** Address of an exported file: `about.html` → `/about` */
const addressOf = (file: string) => `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

/** Differs by folder, not between pages and files. */
const hasPlace = /^Cross-Origin-Resource-Policy$/;

/** One rule for a folder whose files agree, or for payloads that do; one a file for the others. */
function rulesOf(files: readonly string[], valueAt: (address: string) => string): Rule[] {
  const groups = new Map<string, Rule[]>();
  for (const file of files) {
    const folder = file.slice(0, file.indexOf('/') + 1);
    const pattern = addressOf(file);
    const rule = { pattern, value: valueAt(pattern) };
    // Only what differs from pages, since values of two rules for one address would be joined.
    const payload = file.endsWith('.txt') && rule.value !== valueAt('/');
    const group = payload ? '/*.txt' : folder && `/${folder}*`;
    groups.set(group, [...(groups.get(group) ?? []), rule]);
  }
  return [...groups].flatMap(([pattern, rules]) => {
    const [value, ...others] = new Set(rules.map((rule) => rule.value));
    if (!pattern || value === undefined || others.length > 0) return rules;
    return [{ pattern, value }];
  });
}

/**
 * `_headers` for static hosts that read it (Cloudflare, Netlify and their like). Where two rules
 * match, hosts join their values, so a header that differs by folder is in no rule for all.
 *
 * @param files - what is exported, such as `blog/blog-05.html`, without compressed copies
 */
export function headersFile(files: readonly string[], headerOptions: HeaderOptions): string {
  const blocks = new Map<string, string[]>([['/*', []]]);
  const put = (pattern: string, line: string) =>
    blocks.set(pattern, [...(blocks.get(pattern) ?? []), `  ${line}`]);
  for (const { name, usual, rules, others } of headerRules(files, headerOptions)) {
    if (name === 'Cache-Control') {
      // Such hosts have pages asked for anew by themselves, with the ETag of the copy.
      for (const { pattern, value } of others) put(pattern, `${name}: ${value}`);
    } else if (hasPlace.test(name)) {
      for (const { pattern, value } of rules) put(pattern, `${name}: ${value}`);
    } else {
      // Pages and unknown addresses have it; `! Name` takes it away again from files.
      put('/*', `${name}: ${usual}`);
      for (const { pattern, value } of others) {
        put(pattern, `! ${name}`);
        if (value) put(pattern, `${name}: ${value}`);
      }
    }
  }
  return [...blocks].map(([pattern, lines]) => `${[pattern, ...lines].join('\n')}\n`).join('\n');
}

/** `_redirects` for the same hosts. 301, because not all of them know 308. */
export const redirectsFile = () =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');

/** `Cross-Origin-Opener-Policy` → `$site_cross_origin_opener_policy` */
export const nginxVariable = (header: string) =>
  `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** `/art/*` → `~^/art/`; pages go by the name of their file, as nginx sees them. */
function nginxKey(pattern: string, files: ReadonlySet<string>): string {
  if (pattern.startsWith('/*.')) return `~\\${pattern.slice(2)}$`;
  if (pattern.endsWith('/*')) return `~^${pattern.slice(0, -1).replaceAll('.', '\\.')}`;
  if (pattern === '/') return '/index.html';
  return files.has(`${pattern.slice(1)}.html`) ? `${pattern}.html` : pattern;
}

/** The same headers and redirects as maps, which deploy/nginx.conf includes. */
export function nginxMaps(files: readonly string[], headerOptions: HeaderOptions): string {
  const names = new Set(files);
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
  const map = (variable: string, lines: readonly string[]) =>
    `map $uri ${variable} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
  const headers = headerRules(files, headerOptions).map(({ name, usual, others }) =>
    map(nginxVariable(name), [
      `default ${quoted(usual)}`,
      ...others.map(({ pattern, value }) => `"${nginxKey(pattern, names)}" ${quoted(value)}`),
    ]),
  );
  // deploy/nginx.conf sends it all the same; an empty one is not sent.
  const secure = 'Strict-Transport-Security';
  if (!headers.join().includes(nginxVariable(secure))) {
    headers.push(map(nginxVariable(secure), ['default ""']));
  }
  const moved = Object.entries(redirects).map(([from, to]) => `"${from}" "${to}"`);
  return [...headers, map('$site_moved', ['default ""', ...moved])].join('\n');
}

/** What an upload to Workers leaves out (gitignore's rules). */
const assetsIgnore = ['*.br', '*.gz', '/_nginx.conf', '.*', '!/.well-known', ''].join('\n');

/**
 * Every file that the build adds for hosts, by its name below out/.
 *
 * @param files - what is exported, such as `blog/blog-05.html`, without compressed copies
 * @param email - where a weakness is reported
 */
export function hostFiles(
  files: readonly string[],
  headerOptions: HeaderOptions,
  { email, now }: { email: string; now: Date },
): Record<string, string> {
  return {
    _headers: headersFile(files, headerOptions),
    _redirects: redirectsFile(),
    '_nginx.conf': nginxMaps(files, headerOptions),
    '.assetsignore': assetsIgnore,
    '.well-known/security.txt': securityTxt(email, headerOptions.siteUrl, now),
    ...(headerOptions.policy && { [policyFile]: `${headerOptions.policy}\n` }),
  };
}
