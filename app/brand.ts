import { readFileSync } from 'node:fs';
import path from 'node:path';
import plugin from 'tailwindcss/plugin';
import { colorProperties } from '#lib/content/brand/brand-colors';
import type { Brand } from '../lib/content/collections/brand';

const file = path.resolve(process.env.CONTENT_DIR ?? 'content', 'brand.json');
const { colors } = JSON.parse(readFileSync(file, 'utf8')) as Brand;
const properties = colorProperties(colors);

const { primary, accent, fourth } = colors;
/** Three threads that run beside the steps of a method. */
const beside = `<svg xmlns='http://www.w3.org/2000/svg' width='16' height='64' fill='none' stroke-width='1.75'><path stroke='${fourth.thread}' d='M8 0v64'/><path stroke='${primary.thread}' d='M8 0c8 16 8 16 0 32s-8 16 0 32'/><path stroke='${accent.thread}' d='M8 0c-8 16-8 16 0 32s8 16 0 32'/></svg>`;

/** Colors of content/brand.json for Tailwind. */
export default plugin(({ addBase }) => addBase({ ':root': properties }), {
  theme: {
    extend: {
      colors: Object.fromEntries(
        Object.keys(properties).map((name) => [name.replace('--color-', ''), `var(${name})`]),
      ),
      backgroundImage: { threads: `url("data:image/svg+xml,${encodeURIComponent(beside)}")` },
    },
  },
});
