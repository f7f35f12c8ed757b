import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { BlogProvider, useBlog } from './blog-context';

it('throws outside its provider (docs/specification.md A4)', () => {
  expect(() => renderHook(useBlog)).toThrow('useBlog must be used within a BlogProvider');
});

it('starts empty: the samples are loaded when the editor needs them', () => {
  const { result } = renderHook(useBlog, { wrapper: BlogProvider });
  expect(result.current.posts).toEqual([]);
});
