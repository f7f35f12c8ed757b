import { routes } from './routes';

/**
 * Addresses of the files that this build will make in a browser once the pages stand. `npm run build`
 * knows beforehand whether it has a browser and says so here, so that a page links what will be
 * there and nothing else. Empty in development.
 */
export const announcedDownloads = (env: Record<string, string | undefined> = process.env) =>
  (env.DOWNLOADS ?? '').split(' ').filter(Boolean);

export const paperPdf = (id: string) => `${routes.whitepaper(id)}.pdf`;

/** The infographic as PNG, under the name that it is saved by, e.g. `weftline-genai-landscape.png`. */
export const landscapePng = (company: string) =>
  `/landscape/${company.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-genai-landscape.png`;

/** Stands in an exported page for a size that nobody knows before the file is made. */
export const sizeMark = (address: string) => `[size of ${address}]`;
