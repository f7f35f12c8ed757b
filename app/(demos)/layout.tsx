import { DemoHeader } from '#components/demos/demo-header';
import { DialogDeepLinks } from '#components/layout/dialog-deep-links';
import { SkipLink } from '#components/layout/skip-link';
import { PageTransition } from '#components/motion/page-transition';
import { logoSvg } from '#lib/content/brand/logo';
import { site } from '#lib/content/collections/site';

/** Layout of the demo pages: without the common wrapper (docs/specification.md R6). */
export default function StageLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoHeader logo={logoSvg()} name={site().name} />
      <main id="main" className="overflow-x-clip">
        {children}
      </main>
      <DialogDeepLinks />
      <PageTransition />
    </>
  );
}
