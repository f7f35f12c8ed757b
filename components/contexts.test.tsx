import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { AuthProvider, SignedIn, useAuth } from '#components/auth/auth-context';
import { SimpleBlogProvider, useSimpleBlog } from '#components/blog/simple-blog-context';
import { useWhitePaper, WhitePaperProvider } from '#components/whitepapers/white-paper-context';

const Papers = ({ children }: React.PropsWithChildren) => (
  <WhitePaperProvider papers={[]}>{children}</WhitePaperProvider>
);

const List = ({ children }: React.PropsWithChildren) => (
  <SimpleBlogProvider counts={{}}>{children}</SimpleBlogProvider>
);

// docs/specification.md A4
it.each([
  [useAuth, 'useAuth must be used within an AuthProvider', AuthProvider],
  [useSimpleBlog, 'useSimpleBlog must be used within a SimpleBlogProvider', List],
  [useWhitePaper, 'useWhitePaper must be used within a WhitePaperProvider', Papers],
])('%o throws outside its provider and answers inside', (use, message, Provider) => {
  const Reader = () => typeof use();
  expect(() => render(<Reader />)).toThrow(message);
  // As the export is rendered: the address has no query.
  expect(
    renderToString(
      <Provider>
        <Reader />
      </Provider>,
    ),
  ).toContain('object');
});

const gate = <SignedIn otherwise="the way in">the inside</SignedIn>;

it('components that need a user throw outside the provider too', () => {
  expect(() => renderToString(gate)).toThrow('AuthProvider');
});

it('no user is signed in in the export', () => {
  expect(renderToString(<AuthProvider>{gate}</AuthProvider>)).toBe('the way in');
});
