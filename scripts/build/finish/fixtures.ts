import { readFileSync } from 'node:fs';

/** The page of fixture-app as Next.js has exported it (the version is `learnedFrom`). */
export const realPage = readFileSync(new URL('fixture-app/exported.html', import.meta.url), 'utf8');

interface Parts {
  /** Address of the style sheet. */
  style?: string;
  payload?: string;
}

/** The exported page with another body, and as tests need it, style sheet and payload. */
export function exportedPage(
  body: string,
  { style = '/_next/static/chunks/a.css', payload = '0:a' }: Parts = {},
): string {
  return realPage
    .replace(/<main>.*<\/main>/s, () => body)
    .replace(/(?<=rel="stylesheet" href=")[^"]+/, () => style)
    .replace(/(?<=push\(\[1,)"(?:[^"\\]|\\.)*"/, () => JSON.stringify(payload));
}
