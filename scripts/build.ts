import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { evictUnused } from '#lib/build-cache';
import { contentRoot } from '#lib/content/collection';
import { site } from '#lib/content/collections/site';
import { demoOrigin, readEnv, teamPassword } from '#lib/site/env';

import { linkAliases } from './build/aliases';
import { compressFolder } from './build/compress';
import { finishExport } from './build/finish/finish';
import { drawPictures, pictureJobs, writePictures } from './build/pictures';
import { openPool } from './build/pool';
import {
  announcePrints,
  filesWithMarks,
  fillSizes,
  makePrints,
  type PreparedPrints,
  type PrintPlan,
  preparePrints,
} from './build/prints';
import { buildId, codeVersion } from './build/source-hash';
import { tidyExport } from './build/tidy-export';
import { checkUnpublished } from './build/unpublished';

import { reportContent } from './check-content';
import { writeHostFiles } from './host-files';
import { inOrder, runPackage, settled, step } from './steps';

const out = 'out';
/** `next build` does not clear this folder, and hosts preserve it between builds. */
const cache = path.resolve('.next', 'cache', 'build');

/**
 * Writes out/: pages, feed, art, downloads, sitemap and compressed copies. Slow results come from
 * the cache if an earlier build stored them (docs/decisions/0011).
 *
 * @param options.fresh - clears the cache first
 * @returns whether every step succeeded
 */
export async function build({ fresh = false } = {}): Promise<boolean> {
  const env = readEnv();
  if (!teamPassword(env)) {
    console.log('Team sign-in is off: this is production, and TEAM_PASSWORD is not set.');
  }
  if (fresh) rmSync(cache, { recursive: true, force: true });
  // Child processes of the build inherit these variables.
  process.env.BUILD_CACHE = cache;
  process.env.CODE_VERSION = codeVersion(process.cwd());
  if (!(await step('Content', reportContent))) return false;

  const pictures = pictureJobs();
  const demos = demoOrigin(site().demoHost, env);
  let plan: PrintPlan = { prints: [], browserVersion: '' };
  let marked: string[] = [];
  let prepared: PreparedPrints = { keyed: [], snapshot: new Map() };
  let sizes = new Map<string, string>();
  let policy = '';

  const pages = () =>
    runPackage('next', ['build'], {
      BUILD_ID: buildId(process.cwd(), contentRoot()),
      DOWNLOADS: plan.prints.map(({ address }) => address).join(' '),
    });
  const tidy = async () => {
    tidyExport(out);
    await writePictures(out, pictures);
    marked = await filesWithMarks(out, plan.prints);
    prepared = await preparePrints(out, plan);
    return true;
  };
  const downloads = async () => {
    sizes = await makePrints(out, prepared);
    return true;
  };
  const finish = async () => {
    const read = (folder: string, file: string) => pool.run({ task: 'page', out: folder, file });
    ({ policy } = await finishExport(out, { env, demoOrigin: demos, read }));
    return true;
  };
  const sitemap = () =>
    runPackage('next-sitemap', ['--config', 'next-sitemap.config.mjs'], {
      NODE_OPTIONS: '--import tsx',
    });
  const hostFiles = async () => {
    await fillSizes(out, marked, sizes);
    return writeHostFiles(out, { siteUrl: env.SITE_URL, demoOrigin: demos, policy }, site().email);
  };

  const pool = openPool();
  try {
    const built = await inOrder([
      async () => {
        plan = await announcePrints();
        return true;
      },
      () => together([step('Pages', pages), step('Pictures', () => drawPictures(pictures, pool))]),
      () => step('Tidy', tidy),
      () =>
        together([
          step('Downloads', downloads),
          inOrder([
            () => together([step('Finish', finish), step('Sitemap', sitemap)]),
            () => step('Compressed copies', () => compressFolder(out, new Set(marked))),
          ]),
        ]),
      () => step('Host files', hostFiles),
      () => step('No unpublished entries', () => checkUnpublished(out)),
      () => step('Compressed copies of the rest', () => compressFolder(out)),
      () => step('Second addresses', () => linkAliases(out)),
    ]);
    if (built) evictUnused(cache);
    return built;
  } finally {
    await pool.close();
  }
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
