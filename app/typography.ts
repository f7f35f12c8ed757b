import type { Config } from 'tailwindcss';

const ruleBelow = { borderColor: 'var(--color-line)', borderBottomWidth: '1px' };

/**
 * Elements of `prose` for @tailwindcss/typography, instead of its own theme: only those that Markdown
 * makes. What lib/content/markdown/markdown.ts adds, such as asides, is in prose.css.
 */
export default {
  theme: {
    typography: {
      DEFAULT: {
        css: {
          fontSize: '1.125rem',
          lineHeight: '1.65',
          'p, ul, ol': { marginBlock: '1.25em' },
          'ul, ol': { paddingInlineStart: '1em', listStyleType: 'disc' },
          ol: { listStyleType: 'decimal' },
          li: { marginBlock: '0.5em', paddingInlineStart: '0.375em' },
          'li::marker': { color: 'var(--color-muted)' },
          'li p, li :is(ul, ol)': { marginBlock: '0.75em' },
          a: {
            color: 'var(--color-primary-text)',
            textDecoration: 'underline 1px',
            textUnderlineOffset: '0.2em',
          },
          'a:hover': { textDecorationThickness: '2px' },
          'sup a': { textDecoration: 'none' },
          strong: { fontWeight: '600' },
          hr: { marginBlock: '3em', borderColor: 'var(--color-line)' },
          blockquote: {
            marginBlock: '1.6em',
            borderInlineStart: '2px solid var(--color-accent)',
            paddingInlineStart: '1em',
          },
          // A quotation of several blocks is a document, e.g. a letter, and is set as text.
          'blockquote:not(:has(> :nth-child(2)))': {
            fontFamily: 'var(--font-display)',
            fontSize: '1.25em',
            lineHeight: '1.4',
          },
          code: {
            padding: '0.1em 0.35em',
            borderRadius: '4px',
            background: 'var(--color-neutral-tint)',
            fontSize: '0.875em',
          },
          pre: {
            // Code is written from left to right in every language.
            direction: 'ltr',
            marginBlock: '1.7em',
            padding: '1.25rem clamp(0.75rem, 3vw, 1.25rem)',
            // Wraps instead of scrolling, so it needs no keyboard focus.
            whiteSpace: 'pre-wrap',
            overflowWrap: 'break-word',
            borderRadius: '12px',
            background: 'var(--color-neutral-tint)',
            // 46 characters fit on a phone; 15 px where there is room.
            fontSize: 'clamp(0.75rem, 0.54rem + 0.86vw, 0.9375rem)',
            lineHeight: '1.55',
          },
          'pre code': { padding: '0', background: 'none', fontSize: 'inherit' },
          table: {
            minWidth: '28rem',
            width: '100%',
            fontSize: '0.9375rem',
            lineHeight: '1.45',
            textAlign: 'start',
            fontVariantNumeric: 'tabular-nums',
          },
          thead: { borderColor: 'var(--color-ink)', borderBottomWidth: '2px' },
          'tbody tr': ruleBelow,
          'th, td': { paddingBlock: '0.75rem', paddingInlineEnd: '1rem', verticalAlign: 'top' },
          'tr > :last-child': { paddingInlineEnd: '0' },
          th: { fontWeight: '600' },
          figcaption: {
            marginTop: '1rem',
            color: 'var(--color-muted)',
            fontSize: 'var(--text-small)',
            lineHeight: 'var(--text-small--line-height)',
          },
          ':is(h2, h3, h4, hr) + *': { marginTop: '0' },
          h2: {
            marginBlock: '2em 0.4em',
            fontSize: 'clamp(1.625rem, 1.45rem + 0.8vw, 2.125rem)',
            lineHeight: '1.15',
          },
          h3: { marginBlock: '1.75em 0.6em', fontSize: '1.375rem', lineHeight: '1.25' },
          h4: { marginBlock: '1.5em 0.5em', fontWeight: '600' },
          '> :first-child': { marginTop: '0' },
          '> :last-child': { marginBottom: '0' },
          '> p:first-child': {
            fontSize: 'var(--text-lead)',
            lineHeight: 'var(--text-lead--line-height)',
          },
        },
      },
    },
  },
} satisfies Config;
