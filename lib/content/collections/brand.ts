import { z } from 'zod';

import { defineDocument } from '../load/document';
import { text } from '../schema/fields';

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'write the color as #rrggbb in lower case, for example #4353e6');
const pair = z.strictObject({
  light: color,
  dark: color,
});
const tone = pair.extend({
  thread: color.describe('Color of lines and surfaces, in both schemes.'),
});
const font = text.regex(/^@fontsource-variable\/[\w-]+$/, {
  error: 'name a package of variable fonts, for example @fontsource-variable/inter',
});

/** content/brand.json: colors by role, fonts and the scale of the icon. The logo is logo.svg. */
export const brandDocument = defineDocument(
  'brand.json',
  z.strictObject({
    colors: z
      .strictObject({
        paper: pair.describe('Background of pages.'),
        surface: pair.describe('Background of menus, fields and the header.'),
        card: pair.describe('Background of cards.'),
        ink: pair.describe('Words and buttons.'),
        muted: pair.describe('Words of less importance.'),
        primary: tone.describe('Links and the first thread. Light and dark are for words.'),
        accent: tone.describe('Signs beside headings and the second thread.'),
        third: tone,
        fourth: tone,
        fifth: tone,
        neutral: color.describe('Thread of neutral subjects.'),
        quiet: color.describe('Uncolored threads in pictures.'),
      })
      .describe('Colors. Tints and lines are mixed from them.'),
    fonts: z
      .strictObject({
        display: font.describe('Package of the font of headings.'),
        text: font.describe('Package of the font of texts.'),
      })
      .describe('Packages of fonts. Run `npm run assets` after a change.'),
    iconScale: z.number().min(0.5).max(2).describe('Scale of the logo in icons: 1 fills them.'),
  }),
);

export type Brand = ReturnType<typeof brandDocument.get>;
