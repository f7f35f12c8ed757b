import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { AuthProvider, SignedIn, useAuth } from '#components/auth/auth-context';
import { SimpleBlogProvider, useSimpleBlog } from '#components/blog/simple-blog-context';
import { useWhitePaper, WhitePaperProvider } from '#components/whitepapers/white-paper-context';

/** Renders a component that only reads a context. */
const asking = (use: () => unknown) =>
  createElement(() => {
    use();
    return 'answered';
  });

// docs/specification.md A4
it.each([
  ['useAuth', useAuth, 'useAuth must be used within an AuthProvider'],
  ['useSimpleBlog', useSimpleBlog, 'useSimpleBlog must be used within a SimpleBlogProvider'],
  ['useWhitePaper', useWhitePaper, 'useWhitePaper must be used within a WhitePaperProvider'],
])('%s throws outside its provider', (_, use, message) => {
  expect(() => renderToString(asking(use))).toThrow(new Error(message));
});

it('components that need a user throw outside the provider too', () => {
  expect(() => renderToString(createElement(SignedIn, null, 'x'))).toThrow('AuthProvider');
});

const NoPapers = ({ children }: React.PropsWithChildren) =>
  WhitePaperProvider({ papers: [], children });

it.each([
  ['AuthProvider', createElement(AuthProvider, null, asking(useAuth))],
  ['SimpleBlogProvider', createElement(SimpleBlogProvider, null, asking(useSimpleBlog))],
  ['WhitePaperProvider', createElement(NoPapers, null, asking(useWhitePaper))],
])('%s answers inside', (_, element) => {
  expect(renderToString(element)).toContain('answered');
});

it('no user is signed in in the export', () => {
  const Gate = () => SignedIn({ otherwise: 'the way in', children: 'the inside' });
  expect(renderToString(createElement(AuthProvider, null, createElement(Gate)))).toBe('the way in');
});
