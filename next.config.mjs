import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** @returns {import('next').NextConfig} */
export default (phase) => ({
  ...(phase === PHASE_DEVELOPMENT_SERVER
    ? {
        // The second address of the blog: the export gives its files two names (scripts/build/aliases.ts).
        rewrites: async () => [{ source: '/blogs/:id*', destination: '/blog/:id*' }],
        // Pictures that a build draws outside of the framework (scripts/build/pictures.ts).
        pageExtensions: ['tsx', 'ts', 'dev.ts'],
      }
    : { output: 'export' }),
  // The same code gives the same pages: the router needs no other mark of a new deployment.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // Loaded by Node as they are: not compiling them saves a cold build several seconds.
  serverExternalPackages: [
    'github-slugger',
    'gray-matter',
    'hast-util-sanitize',
    'mdast-util-to-string',
    'remark',
    'remark-gfm',
    'remark-html',
    'unist-util-visit',
    'yaml',
  ],
  experimental: {
    // Its own document: app/not-found.tsx would travel in the payload of every page.
    globalNotFound: true,
    cpus: availableParallelism(),
    // Server code only runs during the build, and nobody reads its source maps.
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
});
