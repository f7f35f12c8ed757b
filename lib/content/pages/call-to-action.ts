import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { routes } from '../../site/routes';
import { parseMarkdown } from '../markdown/tree';
import { sentenceEnd, text } from '../schema/fields';

const inline = new Set(['root', 'paragraph', 'text', 'link', 'emphasis', 'strong']);
/** Length of the text as shown, in characters: three lines of display type. */
const MAX_LENGTH = 180;

/**
 * The sentence with a link to the contact page that the layout shows below an article. This file
 * must not import Node modules.
 */
export const callToAction = text.superRefine((value, { addIssue }) => {
  const tree = parseMarkdown(value);
  if (!isInline(tree) || value.includes('\n'))
    addIssue('write one sentence in one paragraph, with links and emphasis only');
  if (!linksContact(tree))
    addIssue(
      `link ${routes.contact}, for example "Tell us about [your pilot](${routes.contact})."`,
    );
  if (!sentenceEnd.test(textOf(tree))) addIssue('end with a full stop or a question mark');
  if (textOf(tree).length > MAX_LENGTH)
    addIssue(`keep it to ${MAX_LENGTH} characters, not counting addresses`);
});

function linksContact(tree: Root): boolean {
  let found = false;
  visit(tree, 'link', ({ url }) => {
    found ||= isContact(url);
  });
  return found;
}

/** Whether a URL leads to the contact page, with any query or fragment. */
const isContact = (url: string) => url.replace(/[?#].*$/, '') === routes.contact;

/** Whether the field at a path contains inline Markdown, whose links and words are checked. */
export const isInlineMarkdown = (at: readonly (string | number)[]) =>
  at.length === 1 && (at[0] === 'callToAction' || at[0] === 'audience');

function isInline(tree: Root): boolean {
  let known = tree.children.length === 1;
  visit(tree, ({ type }) => {
    known &&= inline.has(type);
  });
  return known;
}
