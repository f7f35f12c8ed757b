import { withoutLinks } from './markdown';
import { inspectOnce } from './markdown-cache';
import { isOff } from './shown-pages';

/** A Markdown text in which links to pages that are off are plain text. */
export const withoutOffLinks = (markdown: string): string =>
  inspectOnce(markdown).links.some(({ url }) => isOff(url))
    ? withoutLinks(markdown, isOff)
    : markdown;
