import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** Path of SITE_URL (lib/site/base-path.ts). */
const basePath = new URL(process.env.SITE_URL || 'http://localhost').pathname.replace(/\/$/, '');

/** @returns {import('next').NextConfig} */
const config = (phase) => ({
  ...(phase === PHASE_DEVELOPMENT_SERVER
    ? {
        // The second address of the blog. In the export these are links to files (scripts/build.ts).
        rewrites: async () => [{ source: '/blogs/:id*', destination: '/blog/:id*' }],
        // app/error.dev.tsx would replace text that can be read, when a script of the export fails.
        pageExtensions: ['tsx', 'ts', 'dev.tsx'],
      }
    : { output: 'export' }),
  basePath,
  env: { SITE_URL: process.env.SITE_URL ?? '' },
  // Keeps the slash of the home page below a path: its payload is /site/index.txt, not /site.txt.
  skipTrailingSlashRedirect: basePath !== '',
  // Equal code gives equal pages, so the hash of the code identifies a deployment for the router.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // `npm run check` checks types, which takes 8 s of a build of 35.
  typescript: { ignoreBuildErrors: true },
  // The compiler does not know this selector yet, and keeps it.
  turbopack: { ignoreIssue: [{ path: '**/app/globals.css', description: /target-current/ }] },
  // Loaded by Node uncompiled: a cold build takes 36 s instead of 41.
  serverExternalPackages: [
    'github-slugger',
    'gray-matter',
    'hast-util-sanitize',
    'hast-util-to-html',
    'image-size',
    'mdast-util-to-hast',
    'mdast-util-to-string',
    'remark',
    'remark-gfm',
    'shiki',
    'unist-util-visit',
    'yaml',
  ],
  experimental: {
    // A separate document: app/not-found.tsx would be part of the payload of every page.
    globalNotFound: true,
    // Measures segments of pages, which the site does not prefetch and the build deletes: 6% of the
    // processor time of `next build`.
    prefetchInlining: false,
    // Those of a build are of the server's code, which runs in the build alone: 6% of the processor
    // time of a first build, 15% of a second one.
    turbopackSourceMaps: phase === PHASE_DEVELOPMENT_SERVER,
  },
});

export default async (phase) => {
  const { watchBrandCss, writeBrandCss } = await tsImport(
    './lib/content/brand/brand-css.ts',
    import.meta.url,
  );
  // Not in git, because CONTENT_DIR decides on the colors.
  const write = phase === PHASE_DEVELOPMENT_SERVER ? watchBrandCss : writeBrandCss;
  write('app/brand.css');
  return config(phase);
};
