/** An amount of money, e.g. `$2,200`. */
const amount = /(\p{Sc}\s?\d+(?:[.,]\d+)*)/u;

/** A text in which amounts of money stand out. */
export const Amounts = ({ text }: { text: string }) =>
  text.split(amount).map((part, index) =>
    amount.test(part) ? (
      <strong
        // biome-ignore lint/suspicious/noArrayIndexKey: an amount may occur twice
        key={index}
        className="font-[520] font-display text-[1.15em] text-ink leading-none [font-variant-numeric:tabular-nums]"
      >
        {part}
      </strong>
    ) : (
      part
    ),
  );

/** Amounts one below the other, each with the words behind it, e.g. "$60 to set up", "$6 a month". */
export function AmountColumn({ text }: { text: string }) {
  const [before, ...rest] = text.split(amount);
  return (
    <p className="grid max-w-48 content-start justify-items-end gap-1 text-end text-muted text-small sm:max-w-none">
      {rest.map((part, index) =>
        index % 2 === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an amount may occur twice
          <span key={index}>
            {index === 0 && before}
            <strong className="font-[520] font-display text-[1.75rem] text-ink leading-none tracking-display [font-variant-numeric:tabular-nums]">
              {part}
            </strong>
            {rest[index + 1]}
          </span>
        ) : null,
      )}
    </p>
  );
}
