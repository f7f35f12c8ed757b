/** Structured data. "<" is escaped, so that no text can end the script element early. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
