const box =
  'w-full rounded-xl border border-line-strong bg-paper px-4 py-3 focus-visible:outline-offset-0 aria-invalid:border-coral-text';

interface Props {
  name: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string;
  hint?: string;
  type?: 'text' | 'date' | 'number';
  /** Makes it a text area that grows with its text, with at least this many rows. */
  rows?: number;
  /** Makes it a select element. */
  options?: readonly { value: string; label: string }[];
  /** Suggestions while typing (datalist). */
  suggestions?: readonly string[];
  /** Shows the value in the size of a heading. */
  large?: boolean;
}

/** A labeled controlled field, described by its hint and its error. */
export function ControlledField(props: Props) {
  const { name, label, value, onValue, error, hint, type = 'text', rows, options } = props;
  const id = `edit-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    value,
    className: rows ? box : `${box} text-body`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onValue(event.target.value),
  };
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      {options ? (
        <select {...shared} onChange={(event) => onValue(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <div
          data-text={value}
          className={`text-sizer ${props.large ? 'font-display text-h3' : 'text-body'}`}
        >
          <textarea rows={rows} {...shared} />
        </div>
      ) : (
        <input type={type} list={props.suggestions && `${id}-list`} {...shared} />
      )}
      {props.suggestions && (
        <datalist id={`${id}-list`}>
          {props.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Hint and error below a field, which it refers to as its description. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-tiny text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small text-coral-text first-letter:uppercase">
          {error}
        </p>
      )}
    </>
  );
}
