import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useBlog } from '#components/blog/blog-context';
import { buttonClass } from '#components/ui/button';
import { Pill } from '#components/ui/pill';
import type { StoredPost } from '#lib/blog/stored-post';
import { isPublished, visitPosts } from '#lib/blog/visit-posts';
import { idOf } from '#lib/content/markdown/slug';
import { checkDraft, type FieldErrors, postOfDraft } from '#lib/editor/check-draft';
import {
  compareWithPublished,
  type Draft,
  draftOf,
  newDraft,
  withPublished,
  withTyped,
} from '#lib/editor/draft';
import { isNewKey } from '#lib/editor/editor-store';
import type { FieldDefinition } from '#lib/editor/form-fields';
import type { EditorData } from '#lib/editor/post';
import { filePath, isOnGitHub, postFile, proposal } from '#lib/editor/post-file';
import { editorMessages } from '#lib/site/editor-messages';
import * as messages from '#lib/site/messages';
import { FormField } from './form-field';
import { LaterFindings } from './later-findings';
import { PostPreview } from './post-preview';
import { saveFile } from './save-file';
import { ThrownAway, titleOf } from './thrown-away';
import { useEditor } from './use-editor';
import { Versions } from './versions';

interface Props {
  /** Key of the draft: the id of the post, or that of a new one (editor-store.ts). */
  draftKey: string;
  /** The post of the blog store; undefined for one that is not in it. */
  post?: StoredPost;
  data: EditorData;
  /** Name of the signed-in user. */
  userName: string;
  repository: string;
  /** The post is saved under this id. */
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
export function PostForm({
  draftKey: key,
  post,
  data,
  userName,
  repository,
  onCreated,
  onLeave,
}: Props) {
  const { state, add, update } = useBlog();
  const posts = useMemo(() => visitPosts(state), [state]);
  const { sources, drafts, saved, taken, refused, elsewhere, store } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [empty] = useState(() => newDraft(data, userName, new Date()));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [side, setSide] = useState<'write' | 'preview'>('write');
  const stored = drafts[key];
  const published = store.published(key);
  const draft = stored ?? (state.changes.get(key) ? post && draftOf(post) : published) ?? empty;
  const touched = stored !== undefined && stored !== saved[key];
  const both = stored && published ? compareWithPublished(stored, published).both : [];

  useEffect(() => store.enter(key), [store, key]);

  function write(field: string, next: Draft) {
    setOutcome(undefined);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([each]) => each !== field)));
    store.write(key, next);
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
    const others = Object.keys(drafts).filter((each) => each !== key);
    const found = checkDraft(draft, data, posts, post?.id, others);
    flushSync(() => {
      setErrors(found);
      setOutcome(undefined);
      if (Object.keys(found).length > 0) setSide('write');
    });
    if (Object.keys(found).length > 0) {
      focusFirst(form.current);
      return false;
    }
    if (post && !touched) return true;
    store.markSaved(key, draft);
    const complete = postOfDraft(draft, data);
    if (post) {
      update(complete);
    } else {
      add(complete);
      onCreated(complete.id);
    }
    return true;
  }

  /** Whether the draft has what is published now. If not, the form shows both. */
  async function isCurrent(): Promise<boolean> {
    await store.refresh();
    const newest = store.published(key);
    const typed = store.get().drafts[key];
    const isTyped = typed === stored;
    if (isTyped && !(newest && typed && compareWithPublished(typed, newest).both.length > 0)) {
      return true;
    }
    setErrors({});
    setOutcome(newest && { text: editorMessages.outdated });
    return false;
  }

  const file = () => postFile(draft, data);
  const comments = sources[key]?.hasComments ? ` ${editorMessages.keepComments}` : '';

  async function download() {
    if (!(await isCurrent()) || !save()) return;
    saveFile(`${draft.id}.md`, file());
    setOutcome({ text: editorMessages.downloaded(filePath(draft.id, data)) + comments });
  }

  async function propose() {
    if (!(await isCurrent()) || !save()) return;
    const text = file();
    const exists = isPublished(state, draft.id);
    const { href, paste } = proposal(repository, filePath(draft.id, data), text, exists);
    if (!paste) {
      window.open(href, '_blank', 'noopener');
      setOutcome({ text: editorMessages.gitHubOpens, href });
      return;
    }
    const copied = await copy(text);
    if (!copied || !exists) saveFile(`${draft.id}.md`, text);
    const where = [
      copied && editorMessages.onClipboard,
      (!copied || !exists) && editorMessages.wasDownloaded,
    ];
    setOutcome({ text: [paste, ...where].filter(Boolean).join(' ') + comments, href });
  }

  /** Takes one version of a field that two have changed. */
  function choose(name: string, version: typeof withPublished) {
    if (!stored || !published) return;
    const next = compareWithPublished(version(stored, published, name), published).draft;
    setOutcome(undefined);
    if (version === withPublished) store.put(key, next);
    else store.write(key, next);
  }

  const optionsOf = ({ name, target, kind, required }: FieldDefinition) => {
    if (kind !== 'text' || !target) return undefined;
    const values = data.references[target]?.values ?? [];
    const labels = new Map(data.authors.map((author) => [author.id, author.name]));
    const options = values.map((value) => ({ value, label: labels.get(value) ?? value }));
    if (required && draft.values[name]) return options;
    return [
      { value: '', label: required ? editorMessages.choose : editorMessages.none },
      ...options,
    ];
  };
  const fieldOf = (field: FieldDefinition) => {
    const options = optionsOf(field);
    const ownHint = field.kind === 'flag' ? editorMessages.draftHint : field.hint;
    const hint = field.kind === 'list' ? `${ownHint} ${editorMessages.commas}` : ownHint;
    return (
      <FormField
        key={field.name}
        {...field}
        label={
          field.required || field.kind === 'flag'
            ? field.label
            : editorMessages.optional(field.label)
        }
        hint={options ? undefined : hint}
        options={options}
        error={errors[field.name]}
        value={draft.values[field.name] ?? ''}
        onValue={(value) => writeValue(field.name, value)}
      />
    );
  };

  function standing(): string {
    if (touched) {
      return refused.has(key) ? editorMessages.notSaved : editorMessages.notSavedButKept;
    }
    if (state.changes.get(key)) return editorMessages.saved;
    return published ? editorMessages.unchanged : editorMessages.nothingWritten;
  }

  function throwAway() {
    if (!confirm(editorMessages.reallyThrowAway(titleOf(draft)))) return;
    store.throwAway(key);
    setErrors({});
    setOutcome(undefined);
  }

  const labelOf = (name: string) =>
    data.fields.find((field) => field.name === name)?.label ?? editorMessages.text;
  const wrong = Object.keys(errors).length;
  const outline = buttonClass('outline');
  return (
    <>
      <button
        type="button"
        onClick={onLeave}
        className="min-h-11 text-muted text-small hover:text-ink"
      >
        {messages.arrows.back} {editorMessages.back}
      </button>
      <div className="z-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 bg-paper py-3 lg:sticky lg:top-bar">
        <div>
          <h1 tabIndex={-1} className="text-h3 outline-none">
            {isNewKey(key) ? editorMessages.newPost : editorMessages.editPost}
          </h1>
          <p role="status" className="mt-1 min-h-6 text-muted text-small">
            {wrong > 0 ? editorMessages.wrongFields(wrong) : (outcome?.text ?? standing())}{' '}
            {wrong === 0 && outcome?.href && (
              <a
                href={outcome.href}
                target="_blank"
                rel="noopener"
                className="font-semibold text-primary-text underline underline-offset-4"
              >
                {editorMessages.openGitHub}
                <span className="sr-only"> {messages.ui.newTab}</span>
              </a>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={save} className={buttonClass()}>
            {editorMessages.save}
          </button>
          <button type="button" onClick={download} className={outline}>
            {editorMessages.download}
          </button>
          {isOnGitHub(repository) && (
            <button type="button" onClick={propose} className={outline}>
              {editorMessages.propose}
            </button>
          )}
          {stored && (
            <button type="button" onClick={throwAway} className={outline}>
              {editorMessages.discard}
            </button>
          )}
        </div>
        <div className="flex w-full gap-3 lg:hidden">
          {(['write', 'preview'] as const).map((each) => (
            <Pill key={each} aria-pressed={side === each} onClick={() => setSide(each)}>
              {editorMessages[each]}
            </Pill>
          ))}
        </div>
      </div>
      <div className="empty:hidden">
        {refused.has(key) && (
          <p role="alert" className="mt-3 font-semibold text-accent-text">
            {editorMessages.refused}
          </p>
        )}
        {elsewhere.has(key) && (
          <p role="status" className="mt-3 text-muted text-small">
            {editorMessages.elsewhere}
          </p>
        )}
        <ThrownAway of={key} />
      </div>
      <Versions
        taken={(taken[key] ?? []).map(labelOf)}
        both={both}
        labelOf={labelOf}
        onPublished={(name) => choose(name, withPublished)}
        onTyped={(name) => choose(name, withTyped)}
      />
      <div className="mt-5 grid gap-8 lg:grid-cols-2 xl:gap-12">
        <form
          ref={form}
          noValidate
          aria-label={editorMessages.form}
          className={`card-shadow grid min-w-0 content-start gap-6 rounded-card bg-card p-5 sm:p-8 ${side === 'preview' ? 'max-lg:hidden' : ''}`}
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
              {editorMessages.details}
            </summary>
            <div className="grid gap-6 pt-3 pb-4">
              {data.fields.filter((field) => !first.includes(field.name)).map(fieldOf)}
              {!post && (
                <FormField
                  name="id"
                  label={editorMessages.address}
                  hint={editorMessages.file(filePath(draft.id || '…', data))}
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
            label={editorMessages.text}
            hint={editorMessages.textHint}
            kind="text"
            rows={14}
            numbered
            error={errors.content}
            value={draft.content}
            onValue={(content) => write('content', { ...draft, content: String(content) })}
          />
          <LaterFindings draft={draft} data={data} posts={posts} />
          <button type="submit" className={`lg:hidden ${buttonClass()}`}>
            {editorMessages.save}
          </button>
        </form>
        <div className={side === 'write' ? 'contents max-lg:hidden' : 'contents'}>
          <PostPreview draft={draft} data={data} />
        </div>
      </div>
    </>
  );
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
