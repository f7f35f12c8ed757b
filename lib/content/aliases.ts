import { z } from 'zod';

const format =
  'write the old path as the address bar shows it, for example /blog/old-name: letters, digits and . _ ~ - only, without .html or a final slash';

/** Old paths of an entry. Each of them redirects to its page (lib/content/redirects.ts). */
export const aliases = z
  .array(
    z
      .string(format)
      // nginx reads each path into a bucket of 256 bytes (deploy/nginx.conf).
      .max(150, 'use at most 150 characters')
      .regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/, format)
      .regex(/^(?!\/_)(?!.*\.html$)(?!.*\/index$)/, format),
  )
  .optional()
  .meta({
    description:
      'Old paths of this page, or of pages that it replaces. A redirect leads from each of them to it.',
    examples: [['/blog/old-name']],
  });
