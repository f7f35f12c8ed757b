/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // Its own document: app/not-found.tsx would travel in the payload of every page.
  experimental: { globalNotFound: true },
};
