const box =
  'w-full rounded-xl border border-line-strong bg-paper px-4 py-3 text-body focus-visible:outline-offset-0 aria-invalid:border-coral-text';

interface Props {
  name: string;
  label: string;
  type?: 'text' | 'email';
  /** Makes it a text area of so many rows. */
  rows?: number;
  autoComplete?: string;
  required?: boolean;
  error?: string;
}

/** A labeled field with its error tied to it. */
export function Field({ name, label, type = 'text', rows, error, ...rest }: Props) {
  const id = `field-${name}`;
  const shared = {
    id,
    name,
    className: box,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    ...rest,
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      {error && (
        <p id={`${id}-error`} className="text-small text-coral-text">
          {error}
        </p>
      )}
    </div>
  );
}
