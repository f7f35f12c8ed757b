import type { Tone } from 'thread-art/palette';
import { Prose } from '#components/ui/prose';
import { threadOf } from '#components/ui/thread';

/** The sentence below an article that links to the contact page, under three stitches. */
export function CallToAction({ html, tone }: { html: string; tone: Tone }) {
  return <Prose html={html} className={`call-to-action ${threadOf(tone).text}`} />;
}
