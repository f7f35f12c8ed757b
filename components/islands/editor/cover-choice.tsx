interface Choice {
  label: string;
  /** Value of the field when this choice is selected. */
  value: string;
  /** URL of the picture. */
  src: string;
}

/** Radio buttons with pictures. */
export function CoverChoice({
  choices,
  value,
  onValue,
}: {
  choices: readonly Choice[];
  value: string;
  onValue: (value: string) => void;
}) {
  return (
    <fieldset>
      <legend className="text-small font-semibold">Cover</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-5 lg:grid-cols-4 xl:grid-cols-5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="cursor-pointer rounded-xl border border-line p-1 text-tiny has-checked:border-ink has-checked:bg-slate-tint has-focus-visible:outline-3 has-focus-visible:outline-indigo-text"
          >
            <input
              type="radio"
              name="coverImage"
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValue(choice.value)}
              className="sr-only"
            />
            <img
              src={choice.src}
              width={1440}
              height={500}
              alt=""
              loading="lazy"
              className="aspect-2/1 h-auto w-full rounded-lg bg-slate-tint object-cover"
            />
            <span className="block px-1 pt-1.5 pb-1 leading-tight">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
