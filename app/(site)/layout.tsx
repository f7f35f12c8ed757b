import { SiteShell } from '#components/layout/site-shell';
import { shell } from '#lib/content/shell';

export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return <SiteShell {...shell()}>{children}</SiteShell>;
}
