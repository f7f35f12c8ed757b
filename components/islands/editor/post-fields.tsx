'use client';

import { ChevronRight } from 'lucide-react';
import { type Draft, shownDate, tagsOf } from '#lib/post-editor/draft';
import type { FieldErrors } from '#lib/post-editor/editor-tools';
import { filePath } from '#lib/post-editor/file';
import type { EditorData } from '#lib/post-editor/post';
import { ControlledField } from './controlled-field';
import { CoverChoice } from './cover-choice';
import { MarkdownField } from './markdown-field';

interface Props {
  draft: Draft;
  editorData: EditorData;
  errors: FieldErrors;
  write: (change: Partial<Draft>) => void;
  /** URL of the drawn cover for the id; undefined until the drawing code is loaded. */
  generatedCover?: string;
  /** A new post can still change its id. */
  isNew: boolean;
}

type TextField = Exclude<keyof Draft, 'draft'>;

/** Fields of a post: the text first, the metadata in a disclosure. */
export function PostFields({
  draft,
  editorData,
  errors,
  write,
  generatedCover = '',
  isNew,
}: Props) {
  const of = (name: TextField) => ({
    name,
    value: draft[name],
    error: errors[name],
    onValue: (value: string) => write({ [name]: value }),
  });
  /** Replaces line breaks by spaces, as YAML does in a single-line value of front matter. */
  const oneLine = (name: 'title' | 'excerpt' | 'changes' | 'callToAction') => ({
    ...of(name),
    onValue: (value: string) => write({ [name]: value.replace(/\n/g, ' ') }),
  });
  const covers = [
    { label: 'Generated from the address', value: '', src: generatedCover },
    ...editorData.covers.map(({ label, src }) => ({ label, value: src, src })),
  ];
  const tags = tagsOf(draft.tags).length;
  return (
    <>
      <ControlledField label="Title" rows={1} large {...oneLine('title')} />
      <ControlledField
        label="Excerpt"
        rows={3}
        hint={`${draft.excerpt.trim().length} of 50 to 180 characters. Cards and search results show it.`}
        {...oneLine('excerpt')}
      />
      <details className="group border-y border-line py-2">
        <summary className="flex min-h-11 items-center justify-between gap-4 text-small">
          <span>
            <span className="font-semibold">Details</span>
            <span className="text-muted">
              {' · '}
              {draft.category.trim() || 'no category'} · {tags === 1 ? '1 tag' : `${tags} tags`} ·{' '}
              {shownDate(draft) || 'no date'}
            </span>
          </span>
          <ChevronRight
            aria-hidden
            className="size-5 shrink-0 transition-transform group-open:rotate-90"
            strokeWidth={1.75}
          />
        </summary>
        <div className="grid gap-6 pt-3 pb-4 sm:grid-cols-2">
          <ControlledField
            label="Category"
            suggestions={editorData.references.category?.values}
            {...of('category')}
          />
          <ControlledField label="Tags" hint="Separated by commas." {...of('tags')} />
          <ControlledField label="Date" type="date" {...of('date')} />
          <ControlledField
            label="Author"
            options={editorData.authors.map(({ id, name }) => ({ value: id, label: name }))}
            {...of('author')}
          />
          <ControlledField label="Updated (optional)" type="date" {...of('updated')} />
          <ControlledField
            label="What changed (optional)"
            hint="One sentence, shown with the day of the change."
            {...oneLine('changes')}
          />
          <ControlledField label="Series (optional)" {...of('seriesName')} />
          <ControlledField label="Part of the series" type="number" {...of('seriesPart')} />
          <div className="grid gap-6 sm:col-span-2">
            <CoverChoice
              choices={covers}
              value={draft.coverImage}
              onValue={(coverImage) => write({ coverImage })}
            />
            {isNew && <ControlledField label="Address" {...of('id')} />}
            <ControlledField
              label="Old addresses (optional)"
              hint="Separated by commas. They redirect to this post."
              {...of('aliases')}
            />
            <p className="text-small text-muted">The file is {filePath(draft.id || '…')}</p>
            <label className="flex min-h-11 items-center gap-3 text-small">
              <input
                type="checkbox"
                name="draft"
                checked={draft.draft}
                onChange={(event) => write({ draft: event.target.checked })}
                className="size-5 accent-ink"
              />
              Draft: the post stays out of every list until you clear this box
            </label>
          </div>
        </div>
      </details>
      <MarkdownField
        hint="Markdown. A paragraph first; headings become the table of contents. Drop or paste pictures where they belong."
        pictures={editorData.pictures}
        {...of('content')}
      />
      <ControlledField
        label="Call to action (optional)"
        rows={2}
        hint="One sentence with a link to /contact, shown below the text. The last section then has no such link."
        {...oneLine('callToAction')}
      />
    </>
  );
}
