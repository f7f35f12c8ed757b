import { htmlWithBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';

/**
 * The only component for raw HTML. Pass only HTML that lib/content/markdown has sanitized, or figures
 * of thread-art, which escape their texts.
 */
export function Prose({
  html,
  className = 'prose',
  lang,
}: {
  html: string;
  className?: string;
  lang?: string;
}) {
  const shown = htmlWithBase(linksInNewTab(html));
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized or escaped, see above
    <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: shown }} />
  );
}

/** Opens links to other sites as TextLink does (docs/specification.md N6). */
const linksInNewTab = (html: string) =>
  html.replace(
    /<a href="(https?:[^"]*)"(.*?)<\/a>/gs,
    `<a href="$1" target="_blank" rel="noopener"$2<span class="sr-only"> ${messages.ui.newTab}</span></a>`,
  );
