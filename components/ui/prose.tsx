/** The only component for raw HTML. Pass only HTML that lib/content/markdown has sanitized. */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by lib/content/markdown
    <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
