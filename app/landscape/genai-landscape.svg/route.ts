import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notFound } from 'next/navigation';

import { drawLandscape } from 'thread-art/poster/landscape-poster';
import { landscape } from '#lib/content/collections/landscape';
import { site } from '#lib/content/collections/site';
import { drawingTheme } from '#lib/content/brand/drawing-theme';
import { isShown } from '#lib/content/pages/shown-pages';
import { longDate } from '#lib/site/dates';

export const dynamic = 'force-static';

const font = (name: string) =>
  readFileSync(path.join(process.cwd(), 'app/fonts', `${name}.woff2`)).toString('base64');

/** The infographic as SVG with embedded fonts, so that it looks the same in every program. */
export function GET() {
  if (!isShown('landscape')) notFound();
  const data = landscape.get();
  const poster = {
    ...data,
    compiled: longDate(data.compiled),
    credit: site().name,
    fonts: { display: font('display'), text: font('text') },
  };
  const svg = drawLandscape(poster, drawingTheme());
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
