/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // The same code gives the same pages: the router needs no other mark of a new deployment.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // Its own document: app/not-found.tsx would travel in the payload of every page.
  experimental: { globalNotFound: true },
};
