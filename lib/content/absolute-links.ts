import { inspectOnce } from './markdown-cache';

/**
 * Makes addresses of this site absolute in a Markdown text, and leaves the rest as it is.
 *
 * @param page - absolute URL of the page that shows the text
 */
export const withAbsoluteLinks = (markdown: string, page: string): string =>
  inspectOnce(markdown)
    .links.flatMap(({ url, offset }) =>
      offset !== undefined && /^[/#]/.test(url) ? { url, offset } : [],
    )
    // From the end, so that offsets stay right.
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (text, { offset, url }) =>
        text.slice(0, offset) + new URL(url, page).href + text.slice(offset + url.length),
      markdown,
    );
