const box =
  'w-full rounded-xl border border-line-strong bg-paper px-4 py-3 focus-visible:outline-offset-0 aria-invalid:border-coral-text';

interface Props {
  name: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  fault?: string;
  hint?: string;
  type?: 'text' | 'date' | 'number';
  /** Makes it a text area of at least so many rows, as tall as its text. */
  rows?: number;
  /** Makes it a choice. */
  options?: readonly { value: string; label: string }[];
  /** Offered while typing. */
  suggestions?: readonly string[];
  /** Sets what is typed as large as a heading. */
  large?: boolean;
}

/** A labeled field whose value lives elsewhere, with its hint and its fault tied to it. */
export function ControlledField(props: Props) {
  const { name, label, value, onValue, fault, hint, type = 'text', rows, options } = props;
  const id = `edit-${name}`;
  const told = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    value,
    className: rows ? box : `${box} text-body`,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': told || undefined,
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
      <FieldNotes id={id} hint={hint} fault={fault} />
    </div>
  );
}

/** What stands below a field: how to fill it, and what is wrong with it. */
export function FieldNotes({ id, hint, fault }: { id: string; hint?: string; fault?: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-tiny text-muted">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="text-small text-coral-text first-letter:uppercase">
          {fault}
        </p>
      )}
    </>
  );
}
