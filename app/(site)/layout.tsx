import { BlogProvider } from '#components/islands/editor/blog-context';
import { SiteShell } from '#components/layout/site-shell';
import { shell } from '#lib/content/shell';

export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return (
    <BlogProvider>
      <SiteShell {...shell()}>{children}</SiteShell>
    </BlogProvider>
  );
}
