import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  generateBuildId: () => 'fixture',
  // Uses the packages of the site.
  turbopack: { root: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..') },
  experimental: { turbopackMinify: { server: false, client: true } },
};
