import '#server-only';

import { createHash } from 'node:crypto';

/** What policies depend on, apart from the pages. */
export interface PolicySettings {
  demoOrigin?: string;
  mediaOrigin?: string;
  /** Origin of the counter of visits, if there is one: of its script, and of what it reports to. */
  counterOrigin?: string;
  /** Origin of the contact service, if it is another one. */
  contactOrigin?: string;
}

interface Sources extends PolicySettings {
  /** Hashes of inline scripts and styles, as `'sha256-…'`. Without them the policy limits neither. */
  scripts?: string[];
  styles?: string[];
}

/** CSP source expression of an inline script or style (CSP Level 3, section 2.3.1). */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of all pages. Inline scripts and style elements are allowed by hash,
 * style attributes without one. `frame-ancestors` is ignored in a meta element (CSP Level 3,
 * section 6.4.2).
 */
export function contentPolicy(sources: Sources, where: 'meta' | 'header'): string {
  const { scripts, styles, demoOrigin, mediaOrigin, counterOrigin, contactOrigin } = sources;
  const directive = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  return [
    ...(scripts && styles
      ? [
          "default-src 'none'",
          // The search runs WebAssembly.
          directive("script-src 'self' 'wasm-unsafe-eval'", ...scripts, counterOrigin),
          directive("style-src 'self'", ...styles),
          "style-src-attr 'unsafe-inline'",
        ]
      : []),
    // The poster of the film is beside the film.
    directive("img-src 'self' data:", mediaOrigin),
    "font-src 'self'",
    directive("media-src 'self'", mediaOrigin),
    directive("connect-src 'self'", demoOrigin, counterOrigin, contactOrigin),
    `frame-src ${demoOrigin ?? "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    directive("form-action 'self'", contactOrigin),
    ...(where === 'header' ? ["frame-ancestors 'none'"] : []),
  ].join('; ');
}
