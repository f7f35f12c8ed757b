import { access, cp } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { evictUnused } from '#lib/build-cache';
import { checkContent } from '#lib/content/check/check';
import { blog } from '#lib/content/collections/blog';
import { site } from '#lib/content/collections/site';
import { contentRoot } from '#lib/content/load/content-folder';
import { formatProblem } from '#lib/content/load/problem';
import { isShown } from '#lib/content/pages/shown-pages';
import { redirects } from '#lib/content/pages/urls';
import { hostFiles } from '#lib/http/host-files';
import { textFiles } from '#lib/seo/markdown-copies';
import {
  contactEndpoint,
  demoOrigin,
  type Env,
  isProduction,
  readEnv,
  teamPassword,
} from '#lib/site/env';
import { routes } from '#lib/site/routes';

import { addPolicy } from './build/add-policy';
import { compressInAllCores } from './build/compress';
import { deferScripts } from './build/deferred-scripts/defer-scripts';
import { deleteOffPages } from './build/delete-off-pages';
import { buildDemos } from './build/demos';
import { announcePrints, makePrints } from './build/prints';
import { withTimeLeft } from './build/progress';
import { writeRedirectPages } from './build/redirect-pages';
import { run } from './build/run';
import { writeSearchIndex } from './build/search-index';
import { buildId, codeVersion } from './build/source-hash';
import { checkUnpublished } from './build/unpublished';
import { writeFiles } from './build/write-files';

const out = 'out';
/** `next build` does not clear this folder, and hosts preserve it between builds. */
const cache = path.resolve('.next', 'cache', 'build');

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
  process.env.CODE_VERSION = codeVersion(process.cwd());

  await step('Content', checkAllContent);
  const prints = await announcePrints();
  await step('Pages and pictures', () => exportPages(prints.map(({ address }) => address)));
  await step('No pages that are off', () => deleteOffPages(out));
  // Optional: without this step scripts start as Next.js starts them.
  await step('Deferred scripts', () => deferScripts(out));
  const policy = await step('Content security policy', () => writePolicy(env));
  await Promise.all([step('Downloads', () => makePrints(out, prints)), step('Demos', buildDemos)]);
  await step('Search index', () => writeSearchIndex(out));
  await step('Sitemap, text files, second addresses, headers', () => addFiles(env, policy));
  await step('No unpublished entries', () => checkUnpublished(out));
  if (compressed) await step('Compressed copies', () => compressInAllCores(out));
  evictUnused(cache);
  const note = noteOn(env);
  if (note) console.log(note);
}

/** Runs a step and prints its name and duration. */
async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

function checkAllContent(): void {
  const { problems } = checkContent();
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  if (problems.length > 0) throw new Error(`${problems.length} problems in the content`);
}

/** @param downloads - addresses of the files that `makePrints` will make, which pages link */
const exportPages = (downloads: string[]) =>
  run(
    ['node_modules/next/dist/bin/next', 'build'],
    {
      BUILD_ID: buildId(process.cwd(), contentRoot()),
      DOWNLOADS: downloads.join(' '),
    },
    withTimeLeft(),
  );

function writePolicy(env: Env): Promise<string> {
  const { COUNTER_SCRIPT, COUNTER_SITE, MEDIA_HOST } = env;
  const endpoint = contactEndpoint(env);
  const settings = {
    demoOrigin: demoOrigin(site().demoHost, env),
    mediaOrigin: MEDIA_HOST,
    counterOrigin: COUNTER_SCRIPT && new URL(COUNTER_SCRIPT).origin,
    contactOrigin: endpoint?.startsWith('http') ? new URL(endpoint).origin : undefined,
  };
  const counter = COUNTER_SCRIPT ? { script: COUNTER_SCRIPT, site: COUNTER_SITE } : undefined;
  return addPolicy(out, settings, counter);
}

async function addFiles(env: Env, policy: string): Promise<void> {
  await run([
    ...['--import', 'tsx', 'node_modules/next-sitemap/bin/next-sitemap.mjs'],
    ...['--config', 'next-sitemap.config.mjs'],
  ]);
  // The program exits with 0 when it fails.
  await access(path.join(out, 'sitemap.xml'));
  await writeFiles(out, textFiles());
  await copyBlog();
  const moved = redirects();
  await writeRedirectPages(out, moved, env.SITE_URL);
  const { name, email, demoHost } = site();
  const about = { site: { name, email, demoHost }, redirects: moved, now: new Date() };
  const headerOptions = { siteUrl: env.SITE_URL, policy };
  await writeFiles(out, Object.entries(hostFiles(headerOptions, about)));
}

/**
 * Copies the list and the pages of posts to their second address. A soft navigation to such a post finds
 * no payload, so the router loads the document. Years, months and Markdown copies have one address.
 */
async function copyBlog(): Promise<void> {
  if (!isShown('blog')) return;
  const pages = [routes.blog, `${routes.blog}/404`, ...blog.all().map(({ id }) => routes.post(id))];
  await cp(path.join(out, `${routes.blog}.txt`), path.join(out, `${routes.blogAlias}.txt`));
  for (const page of pages) {
    const copy = routes.blogAlias + page.slice(routes.blog.length);
    await cp(path.join(out, `${page}.html`), path.join(out, `${copy}.html`));
  }
}

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
  if (!teamPassword(env)) notes.push('TEAM_PASSWORD is not set: team sign-in is off.');
  if (contactEndpoint(env) === 'none') {
    notes.push('CONTACT_ENDPOINT: the contact page has the email address and no form.');
  }
  return notes.length > 0 ? `Before you publish this build: ${notes.join(' ')}` : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const [option, ...others] = process.argv.slice(2);
    if (others.length > 0 || (option !== undefined && option !== '--no-compress')) {
      throw new Error(`unknown option "${others[0] ?? option}" (npm run build -- --no-compress)`);
    }
    await build(option === undefined);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
