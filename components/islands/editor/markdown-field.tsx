import { Bold, Heading2, ImagePlus, Italic, Link, List, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Edit, type Format, format, formats, insertPictures } from '#lib/post-editor/markup';
import { pictureStore } from '#lib/post-editor/picture-store';
import { pictureTypes } from '#lib/post-editor/pictures';
import { FieldNotes } from './controlled-field';

interface Props {
  value: string;
  onValue: (value: string) => void;
  error?: string;
  hint: string;
  /** Paths of the pictures in content/blog. */
  pictures: readonly string[];
}

/** `code` is the key pressed with Control or Command (UI Events, KeyboardEvent.code). */
const buttons: Record<Format, { label: string; icon: LucideIcon; keys: string; code: string }> = {
  bold: { label: 'Bold', icon: Bold, keys: 'Control+B', code: 'KeyB' },
  italic: { label: 'Italic', icon: Italic, keys: 'Control+I', code: 'KeyI' },
  link: { label: 'Link', icon: Link, keys: 'Control+K', code: 'KeyK' },
  heading: { label: 'Heading', icon: Heading2, keys: 'Control+Shift+2', code: 'Digit2' },
  list: { label: 'List', icon: List, keys: 'Control+Shift+8', code: 'Digit8' },
};

const formatFor = (event: React.KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey
    ? formats.find((kind) => {
        const { code, keys } = buttons[kind];
        return code === event.code && keys.includes('Shift') === event.shiftKey;
      })
    : undefined;

/** Markdown text area with a toolbar. Tab moves the focus on, as in every field. */
export function MarkdownField({ value, onValue, error, hint, pictures }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [notes, setNotes] = useState<readonly string[]>([]);

  /** Adds picture files and puts them into the text, in paragraphs of their own. */
  async function addPictures(files: readonly File[]) {
    const added = await pictureStore.add(files, pictures);
    setNotes(added.notes);
    const { current: field } = area;
    if (!field || added.pictures.length === 0) return;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    insert(field, insertPictures({ text, start, end }, added.pictures));
  }

  function take(event: React.SyntheticEvent, data: DataTransfer | null) {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void addPictures(files);
  }

  function apply(kind: Format) {
    const { current: field } = area;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end } = field;
    insert(field, format(kind, { text: value, start, end }));
  }

  const describedBy = error ? 'edit-content-hint edit-content-error' : 'edit-content-hint';
  return (
    <div className="grid gap-2">
      <label htmlFor="edit-content" className="text-small font-semibold">
        Text
      </label>
      <div className="markdown-field rounded-xl border border-line-strong bg-paper">
        <fieldset className="markdown-bar flex flex-wrap gap-1 border-b border-line p-1.5">
          <legend className="sr-only">Format</legend>
          {formats.map((kind) => {
            const { label, icon: Icon, keys } = buttons[kind];
            return (
              <button
                key={kind}
                type="button"
                title={`${label} (${keys.replaceAll('+', ' + ')})`}
                aria-keyshortcuts={`${keys} ${keys.replace('Control', 'Meta')}`}
                onClick={() => apply(kind)}
                className="grid size-11 place-items-center rounded-lg hover:bg-slate-tint"
              >
                <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                <span className="sr-only">{label}</span>
              </button>
            );
          })}
          <label className="relative grid size-11 place-items-center rounded-lg hover:bg-slate-tint has-focus-visible:outline-2">
            <ImagePlus aria-hidden className="size-5" strokeWidth={1.75} />
            <span className="sr-only">Add pictures</span>
            <input
              type="file"
              multiple
              accept={pictureTypes.join(',')}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                void addPictures([...(event.target.files ?? [])]);
                // The same file may be chosen again.
                event.target.value = '';
              }}
            />
          </label>
        </fieldset>
        <div className="text-sizer text-body" data-text={value}>
          <textarea
            ref={area}
            id="edit-content"
            name="content"
            value={value}
            className="border border-transparent px-4 py-3 focus-visible:outline-offset-0"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={(event) => onValue(event.target.value)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => take(event, event.dataTransfer)}
            onPaste={(event) => take(event, event.clipboardData)}
            onKeyDown={(event) => {
              const kind = formatFor(event);
              if (!kind) return;
              event.preventDefault();
              apply(kind);
            }}
          />
        </div>
      </div>
      <div role="status" className="grid gap-1 text-small text-coral-text">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <FieldNotes id="edit-content" hint={hint} error={error} />
    </div>
  );
}

/** Edits a text area in a way that the browser can undo, which only execCommand does. */
function insert(field: HTMLTextAreaElement, edit: Edit) {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  const command = edit.insert === '' ? 'delete' : 'insertText';
  if (!document.execCommand(command, false, edit.insert)) {
    field.setRangeText(edit.insert);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.start, edit.end);
}
