import { useId } from 'react';

const box =
  'w-full rounded-xl border border-line-strong bg-paper px-4 py-3 text-body focus-visible:outline-offset-0 aria-invalid:border-accent-text';

interface Props {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** `text` and `list` are text areas that grow with their text. */
  kind: 'text' | 'date' | 'number' | 'list' | 'flag';
  value: string | boolean;
  onValue: (value: string | boolean) => void;
  /** Makes it a select element. */
  options?: readonly { value: string; label: string }[];
  /** Rows of an empty text area. */
  rows?: number;
}

/** A labeled field, described by its hint and its error. */
export function FormField({
  name,
  label,
  hint,
  error,
  kind,
  value,
  onValue,
  options,
  rows = 1,
}: Props) {
  const id = useId();
  const shared = {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  const field = {
    ...shared,
    className: box,
    value: String(value),
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  const isFlag = kind === 'flag';
  return (
    <div className={isFlag ? 'flex flex-wrap items-center gap-x-3' : 'grid content-start gap-2'}>
      <label htmlFor={id} className={`font-semibold text-small ${isFlag ? 'order-1' : ''}`}>
        {label}
      </label>
      {isFlag ? (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onValue(event.target.checked)}
          className="size-5 accent-ink"
        />
      ) : options ? (
        <select {...field}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : kind === 'date' || kind === 'number' ? (
        <input type={kind} {...field} />
      ) : (
        <textarea rows={rows} {...field} className={`${box} field-sizing-content`} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={`text-muted text-tiny ${isFlag ? 'order-2 w-full' : ''}`}>
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="grows-in text-accent-text text-small first-letter:uppercase"
        >
          {error}
        </p>
      )}
    </div>
  );
}
