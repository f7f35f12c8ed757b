import { z } from 'zod';

const format =
  'write the old path as the address bar shows it, for example /blog/old-name: letters, digits and . _ ~ - only, without .html or a final slash';

/** Old paths of an entry. Each of them redirects to its page (lib/content/redirects.ts). */
export const aliases = z
  .array(
    z
      .string(format)
      .regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/, format)
      .regex(/^(?!\/_)(?!.*\.html$)(?!.*\/index$)/, format),
  )
  .optional()
  .describe(
    'Old paths of this page, or of pages that it replaces. A redirect leads from each of them to it.',
  );
