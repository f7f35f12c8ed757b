import { defaultSchema, type Schema } from 'hast-util-sanitize';

import { linkSchemes } from './links';

/**
 * GitHub's schema with the schemes of docs/specification.md B7. Raw HTML is already removed, so
 * ids come only from heading slugs and footnotes and need no prefix.
 */
export const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: {
    ...defaultSchema.protocols,
    href: [...linkSchemes],
  },
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption'],
  attributes: {
    ...defaultSchema.attributes,
    figure: [['className', 'figure', 'half', 'wide']],
    img: [...(defaultSchema.attributes?.img ?? []), 'loading', 'decoding'],
    source: ['srcSet', 'sizes', 'type'],
    span: [['className', /^tok-/]],
    div: [
      ['className', 'table-scroll', 'aside', 'figures'],
      ['role', 'region', 'note'],
      'ariaLabel',
    ],
    pre: [['role', 'region'], 'ariaLabel'],
    td: [['className', /^align-/]],
    th: [['className', /^align-/]],
  },
};
