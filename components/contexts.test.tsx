import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { AuthProvider, useAuth } from '#components/auth/auth-context';
import { BlogProvider, useBlog } from '#components/blog/blog-context';
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
  [useAuth, 'useAuth must be used within an AuthProvider', AuthProvider, '"user":null'],
  [useBlog, 'useBlog must be used within a BlogProvider', BlogProvider, '"posts":[]'],
  [useSimpleBlog, 'useSimpleBlog must be used within a SimpleBlogProvider', List, 'isAsked'],
  [useWhitePaper, 'useWhitePaper must be used within a WhitePaperProvider', Papers, '{'],
])('%o throws outside its provider and answers inside', (use, message, Provider, answer) => {
  const Reader = () => JSON.stringify(use());
  expect(() => render(<Reader />)).toThrow(message);
  // As the export is rendered: the address has no query.
  const inside = renderToString(<Provider>{<Reader />}</Provider>);
  expect(inside.replaceAll('&quot;', '"')).toContain(answer);
});
