import { faviconIco } from '#lib/seo/icon-files';

export const dynamic = 'force-static';

/** For clients that request /favicon.ico without reading the page. */
export async function GET() {
  return new Response(new Uint8Array(await faviconIco()), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
}
