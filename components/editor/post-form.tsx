import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useBlog } from '#components/blog/blog-context';
import { buttonClass } from '#components/ui/button';
import type { BlogState } from '#lib/blog/blog-store';
import type { StoredPost } from '#lib/blog/stored-post';
import { isPublished, visitPosts } from '#lib/blog/visit-posts';
import { idOf } from '#lib/content/markdown/slug';
import { checkDraft, type FieldErrors, postOfDraft } from '#lib/editor/check-draft';
import { type Draft, draftOf, newDraft } from '#lib/editor/draft';
import type { FormField as Field } from '#lib/editor/form-fields';
import type { EditorData } from '#lib/editor/post';
import { filePath, isOnGitHub, postFile, proposal, publishedFile } from '#lib/editor/post-file';
import * as messages from '#lib/site/messages';
import { FormField } from './form-field';
import { PostPreview } from './post-preview';
import { useEditor } from './use-editor';

interface Props {
  /** The saved post; undefined for a new one. */
  post?: StoredPost;
  data: EditorData;
  /** Name of the signed-in user. */
  userName: string;
  repository: string;
  onCreated: (id: string) => void;
  onLeave: () => void;
}

/** Result of the last action, and a link to continue. */
interface Outcome {
  text: string;
  href?: string;
}

/** Fields of the front matter that are shown above the others. */
const first = ['title', 'excerpt'];

/** Form and preview of one post, with buttons to save, export and leave. */
export function PostForm({ post, data, userName, repository, onCreated, onLeave }: Props) {
  const { state, add, update } = useBlog();
  const { drafts, store } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [empty] = useState(() => newDraft(data, userName, new Date()));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const key = post?.id ?? '';
  const draft = drafts[key] ?? (post ? draftOf(post, data.fields) : empty);
  const touched = key in drafts;
  /** Version of the published post that the user was told about. */
  const told = useRef<string | false>(false);

  function write(field: string, next: Draft) {
    setOutcome(undefined);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([each]) => each !== field)));
    store.write(key, { ...next, base: draft.base ?? publishedFile(data, key) });
  }

  function writeValue(field: string, value: string | boolean) {
    const values = { ...draft.values, [field]: value };
    // The address of a new post follows its title until it is edited.
    const follows = !post && draft.id === idOf(String(draft.values.title ?? ''));
    const id = follows ? idOf(String(values.title ?? '')) : draft.id;
    write(field, { ...draft, id, values });
  }

  /** Saves, or focuses the first field with an error. @returns whether the post is saved */
  function save(): boolean {
    const found = checkDraft(draft, data, visitPosts(state), post?.id);
    flushSync(() => {
      setErrors(found);
      setOutcome(undefined);
    });
    if (Object.keys(found).length > 0) {
      focusFirst(form.current);
      return false;
    }
    if (post && !touched) return true;
    store.write(key);
    const saved = postOfDraft(draft, data);
    if (post) {
      update(saved);
    } else {
      add(saved);
      onCreated(saved.id);
    }
    return true;
  }

  /**
   * Whether the published post is still the one that the draft was made of. If not, says so; the next
   * call accepts it.
   */
  async function isCurrent(): Promise<boolean> {
    if (!post || !isPublished(state, post.id)) return true;
    const base = draft.base ?? publishedFile(data, key);
    // Without a connection, the data of this visit are the latest.
    const now = publishedFile(await store.latest().catch(() => data), key);
    if (now === base || told.current === (now ?? '')) return true;
    told.current = now ?? '';
    setErrors({});
    setOutcome({ text: messages.editor.outdated });
    return false;
  }

  async function download() {
    if (!(await isCurrent()) || !save()) return;
    saveFile(`${draft.id}.md`, postFile(draft, data.fields));
    store.markExported(draft.id);
    setOutcome({ text: messages.editor.downloaded(filePath(draft.id)) });
  }

  async function propose() {
    if (!(await isCurrent()) || !save()) return;
    const text = postFile(draft, data.fields);
    const { href, paste } = proposal(repository, draft.id, text, isPublished(state, draft.id));
    store.markExported(draft.id);
    if (!paste) {
      window.open(href, '_blank', 'noopener');
      setOutcome({ text: messages.editor.gitHubOpens, href });
      return;
    }
    const copied = await copy(text);
    if (!copied) saveFile(`${draft.id}.md`, text);
    const where = copied ? messages.editor.onClipboard : messages.editor.wasDownloaded;
    setOutcome({ text: `${paste} ${where}`, href });
  }

  const optionsOf = ({ name, target, kind, required }: Field) => {
    if (kind !== 'text' || !target) return undefined;
    const values = data.references[target]?.values ?? [];
    const labels = new Map(data.authors.map((author) => [author.id, author.name]));
    const options = values.map((value) => ({ value, label: labels.get(value) ?? value }));
    if (required && draft.values[name]) return options;
    return [
      { value: '', label: required ? messages.editor.choose : messages.editor.none },
      ...options,
    ];
  };
  const fieldOf = (field: Field) => {
    const options = optionsOf(field);
    const hint = field.kind === 'list' ? `${field.hint} ${messages.editor.commas}` : field.hint;
    return (
      <FormField
        key={field.name}
        {...field}
        label={
          field.required || field.kind === 'flag'
            ? field.label
            : messages.editor.optional(field.label)
        }
        hint={options ? undefined : hint}
        options={options}
        error={errors[field.name]}
        value={draft.values[field.name] ?? ''}
        onValue={(value) => writeValue(field.name, value)}
      />
    );
  };

  const wrong = Object.keys(errors).length;
  const outline = buttonClass('outline');
  return (
    <>
      <button
        type="button"
        onClick={onLeave}
        className="min-h-11 text-muted text-small hover:text-ink"
      >
        {messages.arrows.back} {messages.editor.back}
      </button>
      <div className="z-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 bg-paper py-3 lg:sticky lg:top-bar">
        <div>
          <h1 tabIndex={-1} className="text-h3 outline-none">
            {post ? messages.editor.editPost : messages.editor.newPost}
          </h1>
          <p role="status" className="mt-1 min-h-6 text-muted text-small">
            {wrong > 0
              ? messages.editor.wrongFields(wrong)
              : (outcome?.text ?? standing(touched, post, state.changes))}{' '}
            {wrong === 0 && outcome?.href && (
              <a
                href={outcome.href}
                target="_blank"
                rel="noopener"
                className="font-semibold text-primary-text underline underline-offset-4"
              >
                {messages.editor.openGitHub}
                <span className="sr-only"> {messages.ui.newTab}</span>
              </a>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={save} className={buttonClass()}>
            {messages.editor.save}
          </button>
          <button type="button" onClick={download} className={outline}>
            {messages.editor.download}
          </button>
          {isOnGitHub(repository) && (
            <button type="button" onClick={propose} className={outline}>
              {messages.editor.propose}
            </button>
          )}
          {touched && (
            <button
              type="button"
              onClick={() => {
                store.write(key);
                setErrors({});
              }}
              className={outline}
            >
              {messages.editor.discard}
            </button>
          )}
        </div>
      </div>
      <div className="mt-5 grid gap-8 lg:grid-cols-2 xl:gap-12">
        <form
          ref={form}
          noValidate
          aria-label={messages.editor.form}
          className="card-shadow grid min-w-0 content-start gap-6 rounded-card bg-card p-5 sm:p-8"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
          onKeyDown={(event) => {
            if (event.key !== 's' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            save();
          }}
        >
          {data.fields.filter((field) => first.includes(field.name)).map(fieldOf)}
          <details className="border-line border-y py-2">
            <summary className="min-h-11 content-center font-semibold text-small">
              {messages.editor.details}
            </summary>
            <div className="grid gap-6 pt-3 pb-4">
              {data.fields.filter((field) => !first.includes(field.name)).map(fieldOf)}
              {!post && (
                <FormField
                  name="id"
                  label={messages.editor.address}
                  hint={messages.editor.file(filePath(draft.id || '…'))}
                  kind="text"
                  error={errors.id}
                  value={draft.id}
                  onValue={(id) => write('id', { ...draft, id: String(id) })}
                />
              )}
            </div>
          </details>
          <FormField
            name="content"
            label={messages.editor.text}
            hint={messages.editor.textHint}
            kind="text"
            rows={14}
            error={errors.content}
            value={draft.content}
            onValue={(content) => write('content', { ...draft, content: String(content) })}
          />
          <button type="submit" className={`lg:hidden ${buttonClass()}`}>
            {messages.editor.save}
          </button>
        </form>
        <PostPreview draft={draft} data={data} />
      </div>
    </>
  );
}

function standing(
  touched: boolean,
  post: StoredPost | undefined,
  changes: BlogState['changes'],
): string {
  if (touched) return messages.editor.notSaved;
  if (!post) return messages.editor.nothingWritten;
  return changes.has(post.id) ? messages.editor.saved : messages.editor.unchanged;
}

/** Focuses the first invalid field. */
function focusFirst(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid]');
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}

/** @returns false when the clipboard is forbidden, or unavailable without https */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function saveFile(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers read the object URL after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
