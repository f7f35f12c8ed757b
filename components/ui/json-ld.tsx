import { jsonLd } from '#lib/seo/json-ld';

/**
 * Structured data of a page. "<" is escaped, because "</script>" in a text would end the script
 * element.
 */
export function JsonLd({ nodes }: { nodes: Parameters<typeof jsonLd>[0] }) {
  const json = JSON.stringify(jsonLd(nodes)).replaceAll('<', '\\u003c');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
