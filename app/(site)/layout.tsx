import { SiteLayout } from '#components/layout/site-layout';
import { layoutData } from '#lib/content/pages/layout-data';

export default function Layout({ children }: { children: React.ReactNode }) {
  return <SiteLayout {...layoutData()}>{children}</SiteLayout>;
}
