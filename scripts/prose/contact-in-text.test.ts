import { expect, it } from 'vitest';

import { contactInText } from './contact-in-text';
import { prose } from './fixtures';

it('finds the numbered posts beyond the limit that link /contact at the end', () => {
  const post = (id: string, text: string) => prose(text, { file: `content/blog/${id}.md` });
  const closing = 'One.\n\n## End\n\n[Write to us](/contact).';
  const files = [
    post('blog-01', closing),
    post('blog-02', '## One\n\n[Write](/contact).\n\n## Two\n\nOne.'),
    post('a-featured-post', closing),
    post('blog-03', closing),
  ];
  expect(contactInText(files, { contactInText: 2 })).toEqual([]);
  expect(contactInText(files, { contactInText: 1 })).toEqual([
    {
      file: 'content/blog/blog-03.md',
      line: 7,
      field: 'body',
      message: '2 posts link /contact in their last section, 1 at most',
      fix: 'end with the last thought, and move the invitation to callToAction',
    },
  ]);
});
