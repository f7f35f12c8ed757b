'use client';

import dynamic from 'next/dynamic';
import { Suspense, useState } from 'react';

import { useAuth } from '#components/auth/auth-context';
import { Container } from '#components/ui/container';
import * as messages from '#lib/site/messages';
import { useEditor } from './use-editor';

// Large: it has the code that checks and renders posts.
const PostViews = dynamic(() => import('./post-views').then((loaded) => loaded.PostViews), {
  ssr: false,
  loading: () => <Loading />,
});

interface Props {
  /** URL of the repository to which posts are proposed. */
  repository: string;
  /** Shown to visitors who are not signed in. */
  children: React.ReactNode;
}

/** The post editor, for signed-in users. */
export function PostManager({ repository, children }: Props) {
  const { user } = useAuth();
  if (!user) return children;
  return (
    <Container className="pt-bar pb-section">
      <div className="pt-8 lg:pt-10">
        <Editor repository={repository} userName={user.name} />
      </div>
    </Container>
  );
}

function Editor(props: { repository: string; userName: string }) {
  const { store } = useEditor();
  // Outside of Suspense, which would load the data again after each failure.
  const [loaded] = useState(store.load);
  return (
    <Suspense fallback={<Loading />}>
      <PostViews {...props} loaded={loaded} />
    </Suspense>
  );
}

const Loading = () => (
  <p role="status" className="text-lead text-muted">
    {messages.ui.loading}
  </p>
);
