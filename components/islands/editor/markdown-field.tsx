'use client';

import { Bold, Heading2, Italic, Link, List, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { type Format, format, formats } from '#lib/post-editor/markup';
import { FieldNotes } from './controlled-field';

interface Props {
  value: string;
  onValue: (value: string) => void;
  error?: string;
  hint: string;
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
export function MarkdownField({ value, onValue, error, hint }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);

  function apply(kind: Format) {
    const { current: field } = area;
    if (!field) return;
    const edit = format(kind, {
      text: value,
      start: field.selectionStart,
      end: field.selectionEnd,
    });
    field.focus();
    field.setSelectionRange(edit.from, edit.to);
    // execCommand is the only way to edit a text area that the browser can undo.
    const command = edit.insert === '' ? 'delete' : 'insertText';
    if (!document.execCommand(command, false, edit.insert)) {
      field.setRangeText(edit.insert);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    field.setSelectionRange(edit.start, edit.end);
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
            onKeyDown={(event) => {
              const kind = formatFor(event);
              if (!kind) return;
              event.preventDefault();
              apply(kind);
            }}
          />
        </div>
      </div>
      <FieldNotes id="edit-content" hint={hint} error={error} />
    </div>
  );
}
