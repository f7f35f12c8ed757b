import * as messages from '#lib/site/messages';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed -top-24 inset-s-3 z-50 rounded-full bg-ink px-5 py-3 text-small font-semibold text-paper focus:top-3"
    >
      {messages.layout.skip}
    </a>
  );
}
