import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { routes } from '../../site/routes';
import { inspectMarkdown } from '../markdown/markdown';
import { parseMarkdown } from '../markdown/tree';
import { text } from '../schema/fields';

const inline = new Set(['root', 'paragraph', 'text', 'link', 'emphasis', 'strong']);
/** Length of the text as shown, in characters: three lines of display type. */
const MAX_LENGTH = 180;

/**
 * The sentence with a link to the contact page that the layout shows below an article. This file
 * must not import Node modules.
 */
export const callToAction = text
  .refine(isInline, 'write one sentence in one paragraph, with links and emphasis only')
  .refine(
    (value) => inspectMarkdown(value).links.some(({ url }) => isContact(url)),
    `link ${routes.contact}, for example "Tell us about [your pilot](${routes.contact})."`,
  )
  .refine((value) => /[.?]$/.test(value), 'end with a full stop or a question mark')
  .refine(
    (value) => textOf(parseMarkdown(value)).length <= MAX_LENGTH,
    `keep it to ${MAX_LENGTH} characters, not counting addresses`,
  );

/** Whether a URL leads to the contact page, with any query or fragment. */
const isContact = (url: string) => url.replace(/[?#].*$/, '') === routes.contact;

/** Whether the field at a path contains inline Markdown, whose links and words are checked. */
export const isInlineMarkdown = (at: readonly (string | number)[]) =>
  at.length === 1 && (at[0] === 'callToAction' || at[0] === 'audience');

function isInline(value: string): boolean {
  const tree = parseMarkdown(value);
  let known = tree.children.length === 1;
  visit(tree, ({ type }) => {
    known &&= inline.has(type);
  });
  return known && !value.includes('\n');
}
