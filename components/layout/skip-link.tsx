import { layout } from '#lib/site/words';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed -top-24 inset-s-3 z-50 rounded-full bg-ink px-5 py-3 text-small font-semibold text-paper focus:top-3 print:hidden"
    >
      {layout.skip}
    </a>
  );
}
