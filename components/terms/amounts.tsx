import { amountParts } from '#lib/content/pages/point-figures';

/** A text in which amounts of money stand out. */
export const Amounts = ({ text }: { text: string }) =>
  amountParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an amount may occur twice
    <span key={index}>
      {part.amount && (
        <strong className="font-[520] font-display text-[1.15em] text-ink leading-none [font-variant-numeric:tabular-nums]">
          {part.amount}
        </strong>
      )}
      {part.text}
    </span>
  ));

/** Amounts one below the other, each with the words around it, e.g. "$60 to set up", "$6 a month". */
export function AmountColumn({ text }: { text: string }) {
  const [first, ...others] = amountParts(text);
  // Words before the first amount are in its line.
  const lines =
    first && !first.amount && others[0]
      ? [{ ...others[0], before: first.text }, ...others.slice(1)]
      : amountParts(text);
  return (
    <span className="grid gap-1 text-end text-muted text-small">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an amount may occur twice
        <span key={index}>
          {'before' in line && line.before}
          <strong className="font-[520] font-display text-[1.75rem] text-ink leading-none tracking-display [font-variant-numeric:tabular-nums]">
            {line.amount}
          </strong>
          {line.text}
        </span>
      ))}
    </span>
  );
}
