const order = ['primary', 'accent', 'third', 'fourth', 'fifth'] as const;
const classes = {
  primary: { rule: 'border-primary', text: 'text-primary-text', tint: 'bg-primary-tint' },
  accent: { rule: 'border-accent', text: 'text-accent-text', tint: 'bg-accent-tint' },
  third: { rule: 'border-third', text: 'text-third-text', tint: 'bg-third-tint' },
  fourth: { rule: 'border-fourth', text: 'text-fourth-text', tint: 'bg-fourth-tint' },
  fifth: { rule: 'border-fifth', text: 'text-fifth-text', tint: 'bg-fifth-tint' },
  neutral: { rule: 'border-neutral', text: 'text-neutral-text', tint: 'bg-neutral-tint' },
} as const;

/** Classes of a color. */
export const colorClasses = (tone: keyof typeof classes) => classes[tone];

/** Classes of the nth color; five colors cycle (docs/specification.md P10). */
export const colorClassesAt = (index: number) => classes[order[index % order.length] ?? 'primary'];
