import * as messages from '#lib/site/messages';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed inset-s-3 -top-24 z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper text-small focus:top-3 print:hidden"
    >
      {messages.layout.skip}
    </a>
  );
}
