import { DialogDeepLinks } from '#components/islands/dialog-deep-links';
import { HydrationSignal } from '#components/islands/hydration-signal';
import { LinkPrefetch } from '#components/islands/link-prefetch';
import { PageListeners } from '#components/islands/page-listeners';
import { SkipLink } from '#components/layout/skip-link';
import { StageHeader } from '#components/layout/stage-header';
import { site } from '#lib/content/collections/site';

/** The stage of the demos: outside the common wrapper, so that a demo has the room. */
export default function StageLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SkipLink />
      <StageHeader name={site().name} />
      <main id="main" className="overflow-x-clip">
        {children}
      </main>
      <DialogDeepLinks />
      <PageListeners />
      <LinkPrefetch />
      <HydrationSignal />
    </>
  );
}
