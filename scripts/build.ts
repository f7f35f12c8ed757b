import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { access, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { evictUnused } from '#lib/build-cache';
import { checkContent } from '#lib/content/check/check';
import { linkRecord, proseRules } from '#lib/content/check/prose-rules';
import { blog } from '#lib/content/collections/blog';
import { site } from '#lib/content/collections/site';
import { contentRoot, today } from '#lib/content/load/content-folder';
import { formatProblem } from '#lib/content/load/problem';
import { contactForm } from '#lib/content/pages/contact-form';
import { onPage } from '#lib/content/pages/paging';
import { isShown } from '#lib/content/pages/shown-pages';
import { canonicalPages, redirects } from '#lib/content/pages/urls';
import { buildFactsFile, hostFiles } from '#lib/http/host-files';
import { textFiles } from '#lib/seo/markdown-copies';
import { demoOrigin, type Env, isProduction, readEnv, teamPassword } from '#lib/site/env';
import { routes } from '#lib/site/routes';
import { addPolicy } from './build/add-policy';
import { compressInAllCores } from './build/compress';
import { deferScripts } from './build/deferred-scripts/defer-scripts';
import { deleteOffPages } from './build/delete-off-pages';
import { buildDemos, hasDemos } from './build/demos';
import { exportPages } from './build/export-pages';
import { linkFile } from './build/link-file';
import { announcePrints, makePrints, plannedPrints } from './build/prints';
import { writeRedirectPages } from './build/redirect-pages';
import { routeHashes } from './build/route-hashes';
import { run } from './build/run';
import { writeSearchIndex } from './build/search-index';
import { codeVersion, siteVersion } from './build/source-hash';
import { checkUnpublished } from './build/unpublished';
import { unusedFiles } from './build/unused-files';
import { writeFiles } from './build/write-files';

const out = 'out';
/** `next build` does not clear this folder, and hosts preserve it between builds. */
const cache = path.resolve('.next', 'cache', 'build');
/** Version of the site that is in out/, if its last build has succeeded. */
const versionFile = path.resolve('.next', 'cache', 'site-version');

/** Version of the site that a build would make now. */
function currentVersion(env: Env): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return siteVersion(process.cwd(), contentRoot(), env, [today(), stdout]);
}

/** Whether out/ is what a build would make now. */
const isBuilt = () =>
  [path.join(out, buildFactsFile), 'packages/demos/dist', versionFile].every((file) =>
    existsSync(file),
  ) && readFileSync(versionFile, 'utf8') === currentVersion(readEnv());

/**
 * Writes the site to out/.
 *
 * @param compressed - whether to write compressed copies, which hosts that compress do not need
 * @throws Error if a step fails
 */
export async function build(compressed = true): Promise<void> {
  const env = readEnv();
  refuseLocalAddress(env);
  // `next build` inherits these variables (lib/build-cache.ts).
  process.env.BUILD_CACHE = cache;
  process.env.CODE_VERSION = codeVersion(process.cwd(), contentRoot());
  const version = currentVersion(env);
  rmSync(versionFile, { force: true });

  await step('Content', checkAllContent);
  const prints = await announcePrints();
  const downloads = prints.map(({ address }) => address);
  const hashes = await step('Data of pages', routeHashes);
  await step('Pages and pictures', () => exportPages({ siteUrl: env.SITE_URL, downloads, hashes }));
  await step('No pages that are off', () => deleteOffPages(out));
  await step('No files of other content', () => deleteUnused());
  // Optional: without this step scripts start as Next.js starts them.
  await step('Deferred scripts', () => deferScripts(out));
  await Promise.all([
    step('Downloads', () => makePrints(out, prints)),
    hasDemos() && step('Demos', () => buildDemos()),
  ]);
  // After the sizes of the downloads, which change inline scripts.
  const policy = await step('Content security policy', () => writePolicy(env));
  await step('Search index', () => writeSearchIndex(out));
  await step('Sitemap, text files, second addresses, headers', () => addFiles(env, policy));
  await step('No unpublished entries', () => checkUnpublished(out));
  if (compressed) await step('Compressed copies', () => compressInAllCores(out, newestPosts()));
  evictUnused(cache);
  // A build with a browser would have more files, and one for our service copies.
  if (compressed && prints.length === plannedPrints().length) writeFileSync(versionFile, version);
  const note = noteOn(env);
  if (note) console.log(note);
}

async function deleteUnused(): Promise<void> {
  for (const file of unusedFiles()) await rm(path.join(out, file));
}

/** Runs a step and prints its name and duration. */
async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

/** @throws Error after it has printed each mistake */
export function checkAllContent(): void {
  const records = [proseRules, linkRecord].flatMap((each) => each.inspect().problems);
  const problems = [...checkContent().problems, ...records];
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  if (problems.length > 0) throw new Error(`${problems.length} problems in the content`);
}

function writePolicy(env: Env): Promise<string> {
  const { COUNTER_SCRIPT, COUNTER_SITE, MEDIA_HOST } = env;
  const endpoint = contactForm(env);
  const settings = {
    demoOrigin: hasDemos() ? demoOrigin(site().demoHost, env) : undefined,
    mediaOrigin: MEDIA_HOST,
    counterOrigin: COUNTER_SCRIPT && new URL(COUNTER_SCRIPT).origin,
    contactOrigin: endpoint?.startsWith('http') ? new URL(endpoint).origin : undefined,
  };
  const counter = COUNTER_SCRIPT ? { script: COUNTER_SCRIPT, site: COUNTER_SITE } : undefined;
  return addPolicy(out, settings, counter);
}

async function addFiles(env: Env, policy: string): Promise<void> {
  await writeFiles('.next', [['pages.json', JSON.stringify(canonicalPages())]]);
  await run([
    ...['--import', 'tsx', 'node_modules/next-sitemap/bin/next-sitemap.mjs'],
    ...['--config', 'next-sitemap.config.mjs'],
  ]);
  // The program exits with 0 when it fails.
  await access(path.join(out, 'sitemap.xml'));
  await writeFiles(out, textFiles());
  await linkBlog();
  const moved = redirects();
  await writeRedirectPages(out, moved, env.SITE_URL);
  const { name, email } = site();
  // Without demos the service starts no demo host.
  const demoHost = hasDemos() ? site().demoHost : undefined;
  const about = {
    site: { name, email, demoHost },
    redirects: moved,
    now: new Date(),
    // Netlify sets this variable in its builds.
    netlify: process.env.NETLIFY === 'true',
  };
  const headerOptions = { siteUrl: env.SITE_URL, policy };
  await writeFiles(out, Object.entries(hostFiles(headerOptions, about)));
}

/**
 * Puts the list and the pages of posts at their second address. A soft navigation to such a post finds
 * no payload, so the router loads the document. Years, months and Markdown copies have one address.
 */
async function linkBlog(): Promise<void> {
  if (!isShown('blog')) return;
  const pages = [routes.blog, `${routes.blog}/404`, ...blog.all().map(({ id }) => routes.post(id))];
  await mkdir(path.join(out, routes.blogAlias), { recursive: true });
  await linkFile(path.join(out, `${routes.blog}.txt`), path.join(out, `${routes.blogAlias}.txt`));
  for (const page of pages) {
    const second = routes.blogAlias + page.slice(routes.blog.length);
    await linkFile(path.join(out, `${page}.html`), path.join(out, `${second}.html`));
  }
}

/** Ids of the posts on the first page of the list. */
const newestPosts = () => onPage(blog.valid(), 1).map(({ id }) => id);

const isLocal = ({ SITE_URL }: Env) => /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(SITE_URL);

/** @throws Error for a public site whose feeds, sitemap and pages would name this machine */
export function refuseLocalAddress(env: Env): void {
  if (!isProduction(env) || !isLocal(env)) return;
  throw new Error(
    `SITE_URL=${env.SITE_URL} can't be the address of a site in production.\n    Fix: set SITE_URL to its address, such as https://www.example.com, or leave SITE_ENV unset`,
  );
}

/** What someone who publishes the site has to know about the settings of this build. */
export function noteOn(env: Env): string | undefined {
  const notes: string[] = [];
  if (!isProduction(env)) {
    notes.push(`SITE_ENV=${env.SITE_ENV}: search engines are asked to stay away.`);
  }
  if (isLocal(env))
    notes.push(`SITE_URL=${env.SITE_URL}: feeds, sitemap and pages name this address.`);
  if (!teamPassword(env) && site().accounts)
    notes.push('TEAM_PASSWORD is not set: team sign-in is off.');
  if (contactForm(env) === 'none' && site().contact !== 'email') {
    notes.push('CONTACT_ENDPOINT: the contact page has the email address and no form.');
  }
  return notes.length > 0 ? `Before you publish this build: ${notes.join(' ')}` : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const options = process.argv.slice(2);
    const unknown = options.find((option) => !['--if-changed', '--no-compress'].includes(option));
    if (unknown) throw new Error(`unknown option "${unknown}" (--if-changed, --no-compress)`);
    if (options.includes('--if-changed') && isBuilt())
      console.log('Nothing has changed since the last build.');
    else await build(!options.includes('--no-compress'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
