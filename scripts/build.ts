import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import nextPackage from 'next/package.json' with { type: 'json' };

import { evictUnused } from '#lib/build-cache';
import { checkContent } from '#lib/content/check';
import { contentRoot } from '#lib/content/collection';
import { site } from '#lib/content/collections/site';
import { redirects } from '#lib/content/redirects';
import type { Policies } from '#lib/http/security-headers';
import { demoOrigin, type Env, readEnv, teamPassword } from '#lib/site/env';

import { aliasPolicies, linkAliases } from './build/aliases';
import { compressFolder } from './build/compress';
import { editorPosts } from './build/editor-posts';
import { beaconCode } from './build/finish/bundled-script';
import { type ExportFacts, finishExport, readExport } from './build/finish/finish';
import { explainFindings } from './build/finish/next-internals';
import { isRead, readPage } from './build/finish/read-page';
import { inspectTexts } from './build/inspect-texts';
import { drawPictures, pictureJobs, writePictures } from './build/pictures';
import { addPolicies } from './build/policies';
import { openPool, type Pool } from './build/pool';
import {
  announcePrints,
  filesWithMarks,
  fillSizes,
  makePrints,
  type PreparedPrints,
  type PrintPlan,
  preparePrints,
} from './build/prints';
import { writeRedirectPages } from './build/redirect-pages';
import { writeSearchIndex } from './build/search/write-index';
import { buildId, codeVersion } from './build/source-hash';
import { textFiles } from './build/text-files';
import { tidyExport } from './build/tidy-export';
import { checkUnpublished } from './build/unpublished';
import { writeFiles } from './build/write-files';

import { bundle, bundleFolder } from './bundle.mjs';
import { writeHostFiles } from './host-files';
import { reportProblems } from './report-problems';
import { inOrder, runPackage, settled, step } from './steps';

const out = 'out';
/** `next build` does not clear this folder, and hosts preserve it between builds. */
const cache = path.resolve('.next', 'cache', 'build');
/** Pages between reading and finishing. */
const work = path.resolve('.next', 'finish');

/**
 * Pages that the cache lacks and that are read here. For more of them the processes of the pool pay
 * off, which take seconds to start.
 */
const fewPages = 30;

interface BuildOptions {
  fresh?: boolean;
  serve?: () => Promise<unknown>;
}

/**
 * Writes out/: pages, feed, art, downloads, sitemap, search index and compressed copies. Slow
 * results come from the cache if an earlier build stored them (docs/decisions/0011).
 *
 * @param options.fresh - clears the cache first
 * @param options.serve - called when out/ is complete but for the compressed copies, which are then
 *   written while it is served
 * @returns whether every step succeeded
 */
export async function build({ fresh = false, serve }: BuildOptions = {}): Promise<boolean> {
  const env = readEnv();
  if (!teamPassword(env)) {
    console.log('Team sign-in is off: this is production, and TEAM_PASSWORD is not set.');
  }
  if (fresh) rmSync(cache, { recursive: true, force: true });
  // Child processes of the build inherit these variables.
  process.env.BUILD_CACHE = cache;
  process.env.CODE_VERSION = codeVersion(process.cwd());
  const pool = openPool();
  try {
    const isValid = async () => {
      await inspectTexts(pool);
      return reportProblems('content', checkContent());
    };
    return (await step('Content', isValid)) && (await buildFrom(pool, env, serve));
  } finally {
    await pool.close();
  }
}

/** The steps of a build after the content check. */
async function buildFrom(pool: Pool, env: Env, serve: BuildOptions['serve']): Promise<boolean> {
  const pictures = pictureJobs();
  const demos = demoOrigin(site().demoHost, env);
  let plan: PrintPlan = { prints: [], browserVersion: '' };
  let marked: string[] = [];
  let prepared: PreparedPrints = { keyed: [], snapshot: new Map() };
  let sizes = new Map<string, string>();
  let facts: ExportFacts | undefined;
  let policies: Policies | undefined;
  const policySettings = {
    demoOrigin: demos,
    mediaOrigin: env.MEDIA_HOST,
    beaconOrigin: env.BEACON_URL && new URL(env.BEACON_URL).origin,
  };

  const pages = () =>
    runPackage('next', ['build'], {
      BUILD_ID: buildId(process.cwd(), contentRoot()),
      DOWNLOADS: plan.prints.map(({ address }) => address).join(' '),
    });
  const readPages = async () => {
    if (env.FINISH === 'off') return { skipped: 'FINISH=off: pages stay as Next.js exports them' };
    rmSync(work, { recursive: true, force: true });
    const options = { out, work, scriptsStart: env.SCRIPTS_START };
    let missing = 0;
    const read = await readExport(out, (file) => {
      const here = isRead(file, options) || ++missing <= fewPages;
      return here ? readPage(file, options) : pool.run({ task: 'page', file, options });
    });
    if ('findings' in read) {
      rmSync(work, { recursive: true, force: true });
      console.warn(explainFindings(read.findings, nextPackage.version));
      return { skipped: 'Next.js has changed: pages stay as it exports them' };
    }
    facts = read;
    return true;
  };
  const tidy = async () => {
    tidyExport(out, { segments: facts !== undefined });
    await writePictures(out, pictures);
    await writeFiles(out, [...textFiles(env.INDEXNOW_KEY), ...editorPosts()]);
    marked = await filesWithMarks(out, plan.prints);
    prepared = await preparePrints(out, plan);
    return true;
  };
  const downloads = async () => {
    sizes = await makePrints(out, prepared);
    return true;
  };
  const finish = async () => {
    if (!facts) return { skipped: 'pages stay as Next.js exports them' };
    const beacon = env.BEACON_URL && (await beaconCode(env.BEACON_URL));
    policies = await finishExport(out, facts, { work, settings: policySettings, beacon });
    rmSync(work, { recursive: true, force: true });
    return true;
  };
  const sitemap = () =>
    runPackage('next-sitemap', ['--config', bundle('next-sitemap.config.mjs', bundleFolder)]);
  const hostFiles = async () => {
    await fillSizes(out, marked, sizes);
    // Pages with scripts of the framework: the sizes are a part of those.
    policies ??= { '/*': await addPolicies(out, policySettings) };
    const headerOptions = {
      siteUrl: env.SITE_URL,
      demoOrigin: demos,
      policies: aliasPolicies(policies),
    };
    const moved = redirects();
    await writeRedirectPages(out, moved, env.SITE_URL);
    return writeHostFiles(out, headerOptions, { email: site().email, redirects: moved });
  };
  /** Compresses what no later step changes. Pages without a policy get theirs later. */
  const compressFinal = async () => {
    if (serve || !policies) return true;
    const isFinal = (file: string) => !marked.includes(file) && !/^search[./]/.test(file);
    return step('Compressed copies', () => compressFolder(out, { isFinal }));
  };
  const secondAddresses = () => step('Second addresses', () => linkAliases(out));
  const lastSteps = serve
    ? [
        secondAddresses,
        () => serve().then(() => true),
        // One file at a time leaves threads to the server.
        () => step('Compressed copies', () => compressFolder(out, { atOnce: 1 })),
      ]
    : [() => step('Compressed copies of the rest', () => compressFolder(out)), secondAddresses];

  const built = await inOrder([
    async () => {
      plan = await announcePrints();
      return true;
    },
    () => together([step('Pages', pages), step('Pictures', () => drawPictures(pictures, pool))]),
    () =>
      together([
        // Reads the content and what Next.js says about its routes, not the pages.
        step('Sitemap', sitemap),
        inOrder([() => step('Read pages', readPages), () => step('Tidy', tidy)]),
      ]),
    () =>
      together([
        step('Downloads', downloads),
        inOrder([
          () => step('Finish', finish),
          () => together([step('Search index', () => writeSearchIndex(out)), compressFinal()]),
        ]),
      ]),
    () => step('Host files', hostFiles),
    () => step('No unpublished entries', () => checkUnpublished(out)),
    ...lastSteps,
  ]);
  if (built) evictUnused(cache);
  return built;
}

/** Runs steps concurrently. @returns whether all of them succeeded */
const together = async (steps: readonly Promise<boolean>[]) =>
  (await settled(steps)).every(Boolean);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await build({ fresh: process.argv.includes('--fresh') }).catch(report))
    ? 0
    : 1;
}

function report(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}
