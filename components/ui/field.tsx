/** Classes of the box of a text field. */
export const fieldBox =
  'w-full rounded-xl border border-line-strong bg-paper px-4 py-3 text-body focus-visible:outline-offset-0 aria-invalid:border-accent-text';

interface Props {
  name: string;
  label: string;
  /** Defaults to the name; needed when another form of the page has a field of that name. */
  id?: string;
  type?: 'text' | 'email' | 'password';
  /** Makes it a text area with this many rows. */
  rows?: number;
  autoComplete?: string;
  required?: boolean;
  spellCheck?: boolean;
  error?: string;
  /** Element at the end inside the field, e.g. a button that acts on it. */
  aside?: React.ReactNode;
}

/** A labeled field with its error, linked by aria-describedby. */
export function Field({
  name,
  label,
  id = `field-${name}`,
  type = 'text',
  rows,
  error,
  aside,
  ...rest
}: Props) {
  const shared = {
    id,
    name,
    className: aside ? `${fieldBox} pe-20` : fieldBox,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    ...rest,
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <div className="relative">
        {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
        {aside && <div className="absolute inset-e-1 inset-y-0 grid items-center">{aside}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} className="grows-in text-accent-text text-small">
          {error}
        </p>
      )}
    </div>
  );
}
