import '#server-only';

import { createHash } from 'node:crypto';

/** What policies depend on, apart from the pages. */
export interface PolicySettings {
  demoOrigin: string;
  mediaOrigin?: string;
}

interface Sources extends PolicySettings {
  /** Hashes of inline scripts and styles, as `'sha256-…'`. */
  scripts: string[];
  styles: string[];
}

/** CSP source expression of an inline script or style (CSP Level 3, section 2.3.1). */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page. Inline scripts and styles are allowed by hash, style
 * attributes are not allowed. `frame-ancestors` is ignored in a meta element (CSP Level 3, section
 * 6.4.2).
 */
export function contentPolicy(sources: Sources, where: 'meta' | 'header'): string {
  const { scripts, styles } = sources;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...new Set(styles)].join(' '),
    ...commonDirectives(sources),
    ...(where === 'header' ? ["frame-ancestors 'none'"] : []),
  ].join('; ');
}

/**
 * The policy for the header of pages whose meta elements alone have hashes, because each of them has
 * other inline scripts. It has what needs no hash. A browser enforces both policies.
 */
export const policyBesideMeta = (settings: PolicySettings): string =>
  [...commonDirectives(settings), "object-src 'none'", "frame-ancestors 'none'"].join('; ');

function commonDirectives({ demoOrigin, mediaOrigin }: PolicySettings): string[] {
  return [
    "img-src 'self' data:",
    "font-src 'self'",
    ["media-src 'self'", mediaOrigin].filter(Boolean).join(' '),
    `connect-src 'self' ${demoOrigin}`,
    `frame-src ${demoOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
}
