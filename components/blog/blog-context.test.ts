import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { BlogProvider, useBlog } from './blog-context';

const Count = () => String(useBlog().posts.length);

it('throws outside its provider (docs/specification.md A4)', () => {
  expect(() => renderToString(createElement(Count))).toThrow(
    new Error('useBlog must be used within a BlogProvider'),
  );
});

it('starts empty: the samples are loaded when the editor needs them', () => {
  expect(renderToString(createElement(BlogProvider, null, createElement(Count)))).toBe('0');
});
