const order = ['indigo', 'coral', 'saffron', 'jade', 'plum'] as const;
const looks = {
  indigo: { rule: 'border-indigo', text: 'text-indigo-text', tint: 'bg-indigo-tint' },
  coral: { rule: 'border-coral', text: 'text-coral-text', tint: 'bg-coral-tint' },
  saffron: { rule: 'border-saffron', text: 'text-saffron-text', tint: 'bg-saffron-tint' },
  jade: { rule: 'border-jade', text: 'text-jade-text', tint: 'bg-jade-tint' },
  plum: { rule: 'border-plum', text: 'text-plum-text', tint: 'bg-plum-tint' },
  slate: { rule: 'border-slate', text: 'text-slate-text', tint: 'bg-slate-tint' },
} as const;

/** Classes of a color. */
export const threadOf = (tone: keyof typeof looks) => looks[tone];

/** Classes of the nth color; five colors cycle (docs/specification.md P10). */
export const threadAt = (index: number) => looks[order[index % order.length] ?? 'indigo'];
