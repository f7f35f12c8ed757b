import sharp from 'sharp';

import { site } from '#lib/content/collections/site';
import { shareCards } from '#lib/seo/share-cards';
import { shareImage } from '#lib/seo/share-image';
import { routes } from '#lib/site/routes';

// The picture of the README, for `npm run brand`: the one that shared links to the home page show.

const card = shareCards().find(({ path }) => path === routes.home);
if (!card) throw new Error('The home page has no texts: content/pages/home.json');
const png = await shareImage(card, site().name);
await sharp(png).webp({ quality: 88 }).toFile('docs/home.webp');
