/** The one door for raw HTML: takes what lib/content/markdown has sanitised, and nothing else. */
export function Prose({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by lib/content/markdown
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
