export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 text-small font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
