import { readFileSync } from 'node:fs';
import path from 'node:path';

import { drawLandscape } from 'thread-art/poster/landscape-poster';
import { landscape } from '#lib/content/collections/landscape';
import { site } from '#lib/content/collections/site';
import '#lib/content/brand/drawing-style';
import { longDate } from '#lib/site/dates';
import { landscapeImage } from '#lib/site/routes';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: path.basename(landscapeImage) }];

const font = (name: string) =>
  readFileSync(path.join(process.cwd(), 'app/fonts', `${name}.woff2`)).toString('base64');

/** The infographic as SVG with embedded fonts, so that it looks the same in every program. */
export function GET() {
  const data = landscape.get();
  const svg = drawLandscape({
    ...data,
    compiled: longDate(data.compiled),
    credit: site().name,
    fonts: { display: font('display'), text: font('text') },
  });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
