import { describe, expect, it } from 'vitest';

import { messagesOf, paper, prose } from './fixtures';
import { requiredParts } from './parts-required';

const table = '| a |\n|---|\n| b |';
const chart = '```chart\ntitle: One\n```';
const references = '## References\n\n1. One.';

describe('requiredParts', () => {
  it.each([
    ['a post with a list', prose('- one')],
    ['a post with a table', prose(table)],
    ['a paper with a table', paper(`${table}\n\n${references}`)],
    ['a paper with a chart', paper(`${chart}\n\n${references}`)],
  ])('lets %s pass', (_, text) => expect(requiredParts(text)).toEqual([]));

  it.each([
    ['a post of paragraphs', prose('One.'), ['3: there is no list and no table']],
    ['a paper without figures', paper(references), ['3: there is no table and no chart']],
    ['a paper without sources', paper(table), ['3: the paper does not end with its references']],
    [
      'a paper whose sources are no list',
      paper(`${table}\n\n## References\n\nOne.`),
      ['3: the paper does not end with its references'],
    ],
    [
      'a paper that goes on after its sources',
      paper(`${table}\n\n${references}\n\n## More`),
      ['3: the paper does not end with its references'],
    ],
  ])('finds %s', (_, text, problems) => expect(messagesOf(requiredParts(text))).toEqual(problems));
});
