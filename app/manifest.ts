import type { MetadataRoute } from 'next';

import { brandDocument } from '#lib/content/collections/brand';
import { site } from '#lib/content/collections/site';
import { icons } from '#lib/seo/icons';
import { withBase } from '#lib/site/base-path';
import { direction, language } from '#lib/site/language';
import { routes } from '#lib/site/routes';

export const dynamic = 'force-static';

/** Web app manifest. */
export default function manifest(): MetadataRoute.Manifest {
  const { name, tagline, description } = site();
  const ground = brandDocument.get().colors.paper.light;
  const { small, large, maskable } = icons;
  const entry = ({ path, size }: { path: string; size: number }, purpose: 'any' | 'maskable') => ({
    src: withBase(path),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: `${name}: ${tagline}`,
    short_name: name,
    description,
    lang: language,
    dir: direction,
    start_url: withBase(routes.home),
    scope: withBase(routes.home),
    // Keep the browser's address bar: the site has no back button of its own.
    display: 'browser',
    theme_color: ground,
    background_color: ground,
    icons: [entry(small, 'any'), entry(large, 'any'), entry(maskable, 'maskable')],
  };
}
