const order = ['primary', 'accent', 'third', 'fourth', 'fifth'] as const;
const classes = {
  primary: {
    rule: 'border-primary',
    text: 'text-primary-text',
    tint: 'bg-primary-tint print:[print-color-adjust:exact]',
  },
  accent: {
    rule: 'border-accent',
    text: 'text-accent-text',
    tint: 'bg-accent-tint print:[print-color-adjust:exact]',
  },
  third: {
    rule: 'border-third',
    text: 'text-third-text',
    tint: 'bg-third-tint print:[print-color-adjust:exact]',
  },
  fourth: {
    rule: 'border-fourth',
    text: 'text-fourth-text',
    tint: 'bg-fourth-tint print:[print-color-adjust:exact]',
  },
  fifth: {
    rule: 'border-fifth',
    text: 'text-fifth-text',
    tint: 'bg-fifth-tint print:[print-color-adjust:exact]',
  },
  neutral: {
    rule: 'border-neutral',
    text: 'text-neutral-text',
    tint: 'bg-neutral-tint print:[print-color-adjust:exact]',
  },
} as const;

/** Classes of a color. */
export const colorClasses = (color: keyof typeof classes) => classes[color];

/** Classes of the nth color; five colors cycle (docs/specification.md P10). */
export const colorClassesAt = (index: number) => classes[order[index % order.length] ?? 'primary'];
