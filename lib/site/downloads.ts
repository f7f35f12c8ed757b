import { routes } from './routes';

/**
 * URL paths of the files that the build will make with a browser after exporting the pages.
 * `npm run build` sets DOWNLOADS if a browser is available, so pages link only files that will
 * exist. Empty in development.
 */
export const announcedDownloads = (env: Record<string, string | undefined> = process.env) =>
  (env.DOWNLOADS ?? '').split(' ').filter(Boolean);

/** URL path of the PDF of a paper. */
export const paperPdf = (id: string) => `${routes.whitepaper(id)}.pdf`;

/** URL path of the infographic as PNG, e.g. `/landscape/loom-genai-landscape.png`. */
export const landscapePng = (company: string) =>
  `/landscape/${company.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-genai-landscape.png`;

/** Placeholder in an exported page for a file size that is not known until the file is made. */
export const sizeMark = (address: string) => `[size of ${address}]`;
