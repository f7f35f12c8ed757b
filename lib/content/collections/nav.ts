import { z } from 'zod';
import { defineDocument } from '../load/document';
import { href, text } from '../schema/fields';

const link = z.strictObject({ label: text, href });

const item = z.strictObject({
  label: text,
  href,
  items: z.array(link).optional(),
  from: z
    .literal('industries')
    .optional()
    .describe('Adds a link to every entry of a collection, after those of "items".'),
});

/** content/nav.json: main menu and footer links (docs/specification.md N4 and N7). */
export const navDocument = defineDocument(
  'nav.json',
  z.strictObject({
    main: z.array(item).min(1, 'give at least one page'),
    button: link.describe('Button beside the main menu.'),
    footer: z
      .array(
        z.strictObject({
          heading: text,
          links: z.array(link).min(1, 'give at least one link'),
        }),
      )
      .min(1, 'give at least one column'),
  }),
);
