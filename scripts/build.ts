import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { contentRoot } from '#lib/content/collection';
import { site } from '#lib/content/collections/site';
import { demoOrigin, readEnv, teamPassword } from '#lib/site/env';
import { linkAliases } from './aliases';
import { checkUnpublished } from './build/unpublished';
import { reportContent } from './check-content';
import { compressFolder } from './compress';
import { finishExport } from './finish/finish';
import { writeHostFiles } from './host-files';
import { announcePrints, makePrints } from './prints';
import { buildKey } from './reuse/build-key';
import { closeBuild, keptFiles, markdownCache, openEarlier, takeOver } from './reuse/earlier-build';
import { fingerprints } from './reuse/fingerprints';
import { inOrder, runPackage, step } from './steps';
import { tidyExport } from './tidy-export';

const out = 'out';
/** Spared by the framework's clean-up; hosts that keep a cache between builds keep this one. */
const cache = path.join('.next', 'cache');

/**
 * Makes out/: pages, feed, art, downloads, sitemap and compressed copies. What an edit of articles
 * does not touch is taken over from the build before (docs/decisions/0011); `fresh` makes all anew.
 */
export async function build({ fresh = false } = {}): Promise<boolean> {
  const env = readEnv();
  if (!teamPassword(env)) {
    console.log('Team sign-in is off: this is production, and TEAM_PASSWORD is not set.');
  }
  const code = buildKey(process.cwd(), contentRoot(), 'texts');
  process.env.MARKDOWN_CACHE = await markdownCache(cache, code);
  if (!(await step('Content', reportContent))) return false;
  const demos = demoOrigin(site().demoHost, env);
  const prints = await announcePrints();
  const downloads = prints.map(({ address }) => address).join(' ');
  const key = buildKey(process.cwd(), contentRoot(), { env, downloads });
  const made = [...fingerprints()];
  // No build has the empty key.
  const earlier = await openEarlier(out, cache, { key: fresh ? '' : key, fingerprints: made });
  if (earlier) console.log(`${earlier.kept.size} of ${made.length} files stand as they were`);
  let finished: Awaited<ReturnType<typeof finishExport>>;
  return inOrder([
    () =>
      step('Pages', () =>
        runPackage('next', ['build'], {
          // Everybody can read it, so it holds no setting: some are passwords.
          BUILD_ID: code,
          DOWNLOADS: downloads,
          ...keptFiles(cache, earlier),
        }),
      ),
    () => step('Tidy', () => tidyExport(out)),
    () => step('Downloads', () => makePrints(out, prints, earlier?.folder)),
    () =>
      step('Finish', async () => {
        if (earlier) await takeOver(out, earlier);
        finished = await finishExport(out, { env, demoOrigin: demos, earlier });
        return true;
      }),
    () =>
      step('Sitemap', () =>
        runPackage('next-sitemap', ['--config', 'next-sitemap.config.mjs'], {
          NODE_OPTIONS: '--import tsx',
        }),
      ),
    () =>
      step('Host files', () =>
        writeHostFiles(
          out,
          { siteUrl: env.SITE_URL, demoOrigin: demos, policy: finished.policy },
          site().email,
        ),
      ),
    () => step('No unpublished entries', () => checkUnpublished(out)),
    () => step('Compressed copies', () => compressFolder(out, earlier?.folder)),
    () => step('Second addresses', () => linkAliases(out)),
    async () => {
      await closeBuild(cache, { key, fingerprints: made, finish: finished.record });
      return true;
    },
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await build({ fresh: process.argv.includes('--fresh') }).catch(report))
    ? 0
    : 1;
}

function report(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}
