import { pathToFileURL } from 'node:url';

import { site } from '#lib/content/collections/site';
import { demoOrigin, readEnv, teamPassword } from '#lib/site/env';
import { reportContent } from './check-content';
import { compressFolder } from './compress';
import { finishExport } from './finish/finish';
import { writeHostFiles } from './host-files';
import { announcePrints, makePrints } from './prints';
import { inOrder, runPackage, step } from './steps';
import { tidyExport } from './tidy-export';

/** Makes out/: pages, feed, art, downloads, sitemap and compressed copies. */
export async function build(): Promise<boolean> {
  const env = readEnv();
  if (!teamPassword(env)) {
    console.log('Team sign-in is off: this is production, and TEAM_PASSWORD is not set.');
  }
  const demos = demoOrigin(site().demoHost, env);
  let policy = '';
  let prints: Awaited<ReturnType<typeof announcePrints>> = [];
  return inOrder([
    () => step('Content', reportContent),
    () =>
      step('Pages', async () => {
        prints = await announcePrints();
        return runPackage('next', ['build'], {
          DOWNLOADS: prints.map(({ address }) => address).join(' '),
        });
      }),
    () => step('Tidy', () => tidyExport('out')),
    () => step('Downloads', () => makePrints('out', prints)),
    () =>
      step('Finish', async () => {
        policy = await finishExport('out', { env, demoOrigin: demos });
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
        writeHostFiles('out', { siteUrl: env.SITE_URL, demoOrigin: demos, policy }, site().email),
      ),
    () => step('Compressed copies', () => compressFolder('out')),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await build().catch(report)) ? 0 : 1;
}

function report(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}
