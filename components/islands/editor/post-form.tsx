import { buttonClass } from '#components/ui/button';
import type { FieldErrors } from '#lib/post-editor/editor-tools';

interface Props {
  ref: React.Ref<HTMLFormElement>;
  /** Whether saving is possible yet. */
  ready: boolean;
  onSave: () => void;
  /** Fields of the form. */
  children: React.ReactNode;
}

/**
 * Form of a post. Saved by Enter in a single-line field, Control or Command with S, or its button.
 */
export function PostForm({ ref, ready, onSave, children }: Props) {
  return (
    <form
      ref={ref}
      noValidate
      aria-label="Post"
      className="grid gap-6 rounded-card bg-card p-5 card-shadow sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 's' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <button
        type="submit"
        disabled={!ready}
        className={`lg:hidden ${buttonClass()} disabled:opacity-60`}
      >
        Save
      </button>
    </form>
  );
}

/** Focuses the first invalid field. */
export function focusFirst(form: HTMLFormElement | null, errors: FieldErrors) {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const first = fields.find(({ name }) => name in errors);
  const folded = first?.closest('details');
  if (folded) folded.open = true;
  first?.focus();
}
