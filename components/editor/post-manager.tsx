'use client';

import dynamic from 'next/dynamic';

import { useAuth } from '#components/auth/auth-context';
import { Container } from '#components/ui/container';
import { Loading } from './loading';

// Large: it has the code that checks and renders posts.
const Editor = dynamic(() => import('./post-views').then((loaded) => loaded.Editor), {
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
