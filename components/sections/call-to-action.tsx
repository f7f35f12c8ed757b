import { Prose } from '#components/ui/prose';

/** The sentence below an article that links to the contact page, under three stitches. */
export function CallToAction({ html }: { html: string }) {
  return <Prose html={html} className="call-to-action" />;
}
