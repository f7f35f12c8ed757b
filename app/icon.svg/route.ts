import { drawIcon } from '#lib/seo/icons';

export const dynamic = 'force-static';

/** The icon of tabs and bookmarks. */
export const GET = () =>
  new Response(drawIcon('rounded'), { headers: { 'Content-Type': 'image/svg+xml' } });
