/**
 * The only component for raw HTML. Pass only HTML that lib/content/markdown has sanitized, or figures
 * of thread-art, which escape their texts.
 */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized or escaped, see above
    <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
