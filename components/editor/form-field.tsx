import { memo, useId } from 'react';

import { fieldBox } from '#components/ui/field';

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
  /** Whether a text area shows the numbers of its lines. */
  numbered?: boolean;
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
  numbered = false,
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
    className: fieldBox,
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
      ) : numbered ? (
        <div className="grid min-w-0">
          <LineNumbers text={String(value)} />
          <textarea
            rows={rows}
            {...field}
            className={`${fieldBox} col-start-1 row-start-1 resize-none overflow-hidden ps-12`}
          />
        </div>
      ) : (
        <textarea rows={rows} {...field} className={`${fieldBox} field-sizing-content`} />
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

/**
 * Numbers beside the lines of a text area, which lies over it: the lines of both wrap at the same
 * places, and the text area is as high as they are.
 */
const LineNumbers = memo(({ text }: { text: string }) => (
  <div
    aria-hidden
    className={`${fieldBox} wrap-break-word pointer-events-none invisible z-1 col-start-1 row-start-1 min-w-0 whitespace-pre-wrap ps-12 [counter-reset:line]`}
  >
    {text.split('\n').map((line, index) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a line is its name
        key={index}
        className="[counter-increment:line] before:visible before:absolute before:-ms-10 before:mt-1 before:w-8 before:pe-1 before:text-end before:text-muted before:text-tiny before:tabular-nums before:content-[counter(line)]"
      >
        {line}&#8203;
      </div>
    ))}
  </div>
));
