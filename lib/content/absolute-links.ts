import { visit } from 'unist-util-visit';

import { cachedSync } from '../build-cache';
import { parseMarkdown } from './markdown';

/**
 * Makes addresses of this site absolute in a Markdown text, and leaves the rest as it is. Cached,
 * because each text is parsed for it.
 *
 * @param page - absolute URL of the page that shows the text
 */
export const withAbsoluteLinks = (markdown: string, page: string): string =>
  Buffer.from(
    cachedSync(['absolute links', markdown, page], () => Buffer.from(replaceLinks(markdown, page))),
  ).toString();

function replaceLinks(markdown: string, page: string): string {
  const places: { offset: number; url: string }[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (!('url' in node) || !/^[/#]/.test(node.url) || !node.position) return;
    const { start, end } = node.position;
    // Behind the last "](" of a link, also of one around a picture, or the "]:" of a definition.
    const source = markdown.slice(start.offset, end.offset);
    const opening = Math.max(source.lastIndexOf(']('), source.indexOf(']:'));
    const found = source.indexOf(node.url, opening);
    if (found >= 0) places.push({ offset: (start.offset ?? 0) + found, url: node.url });
  });
  return places
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (text, { offset, url }) =>
        text.slice(0, offset) + new URL(url, page).href + text.slice(offset + url.length),
      markdown,
    );
}
