import { useRef, useState } from 'react';

import { useBlog } from '#components/blog/blog-context';
import { buttonClass } from '#components/ui/button';
import { colorClasses } from '#components/ui/color-classes';
import { Pill, pillClass } from '#components/ui/pill';
import type { BlogState } from '#lib/blog/blog-store';
import type { StoredPost } from '#lib/blog/stored-post';
import { isPublished } from '#lib/blog/visit-posts';
import { type EditorState, freeKey, isNewKey } from '#lib/editor/editor-store';
import { openedDraft } from '#lib/editor/opened-file';
import type { EditorData } from '#lib/editor/post';
import { deletion, filePath, isOnGitHub, postFile } from '#lib/editor/post-file';
import { withBase } from '#lib/site/base-path';
import { longDate } from '#lib/site/dates';
import { editorMessages } from '#lib/site/editor-messages';
import * as messages from '#lib/site/messages';
import { saveFile } from './save-file';
import { ThrownAway, titleOf } from './thrown-away';
import { useEditor } from './use-editor';

interface Props {
  data: EditorData;
  repository: string;
  /** Unknown post id from the URL. */
  missing?: string;
  /** Opens another view by its query: `?new=<number>`, `?post=<id>`. */
  onOpen: (search: string) => void;
}

/** Query of the form of a draft. */
const queryOf = (key: string) => (isNewKey(key) ? `?new=${key.slice(1)}` : `?post=${key}`);

/** The posts of the store, and a search for other published posts. */
export function StoredPosts({ data, repository, missing, onOpen }: Props) {
  const { posts, state } = useBlog();
  const edited = useEditor();
  const { deleted, drafts, store } = edited;
  const [unread, setUnread] = useState<string>();
  const onGitHub = isOnGitHub(repository);

  async function openFile(file: File) {
    const draft = openedDraft(file.name, await file.text(), data);
    if (typeof draft === 'string') return setUnread(`${file.name}: ${draft}`);
    const key = draft.id || freeKey(drafts);
    // If this fails, it is tried again in the form.
    if (isPublished(state, key)) await store.loadSource(key).catch(() => undefined);
    const before = store.get().drafts[key];
    if (before && !confirm(editorMessages.reallyReplace(titleOf(before)))) return;
    store.open(key, draft);
    onOpen(queryOf(key));
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 tabIndex={-1} className="text-h1 outline-none">
          {messages.blogList.managePosts}
        </h1>
        <div className="flex flex-wrap gap-3">
          <FileButton onFile={openFile} />
          <button
            type="button"
            className={buttonClass()}
            onClick={() => onOpen(queryOf(freeKey(drafts)))}
          >
            {editorMessages.newPost}
          </button>
        </div>
      </div>
      <p className="mt-4 max-w-measure text-muted">{editorMessages.scope}</p>
      <div role="status" className="mt-4 text-small">
        {missing && <p>{editorMessages.unknownPost(missing)}</p>}
        {unread && <p>{unread}</p>}
        {posts.length === 0 && <p>{editorMessages.noPosts}</p>}
        {deleted.map(({ id, title }) => (
          <p key={id} className="mt-3 flex flex-wrap items-center gap-4">
            {editorMessages.deleted(title)}
            <Pill size="large" onClick={() => store.undelete(id)}>
              {editorMessages.undo}
            </Pill>
            {isPublished(state, id) && (
              <>
                {editorMessages.stillPublished}
                <a
                  href={deletion(repository, filePath(id, data))}
                  target="_blank"
                  rel="noopener"
                  className={pillClass({ size: 'large' })}
                >
                  {editorMessages.deleteOnGitHub}
                  <span className="sr-only"> {messages.ui.newTab}</span>
                </a>
              </>
            )}
          </p>
        ))}
        {edited.refused.size > 0 && (
          <p className="mt-3 font-semibold text-accent-text">{editorMessages.refused}</p>
        )}
      </div>
      <ThrownAway />
      <KeptDrafts data={data} onOpen={onOpen} />
      <ul className="mt-6 border-line border-t">
        {posts.map((post) => (
          <li
            key={post.id}
            data-row={post.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b py-4"
          >
            <img
              src={withBase(post.cover)}
              width={1440}
              height={500}
              alt=""
              className={`h-16 w-28 rounded-lg object-cover max-sm:hidden ${colorClasses(post.tone).tint}`}
            />
            <div className="min-w-0 flex-1 basis-60">
              <h2 lang={post.lang} className="font-semibold text-lead">
                {post.title}
              </h2>
              <p className="text-muted text-small">
                {post.category} · {longDate(post.date)}
              </p>
              <p className="font-semibold text-primary-text text-tiny">
                {stateOf(post, state, edited)}
              </p>
            </div>
            <div className="flex gap-2">
              <Pill size="large" onClick={() => onOpen(`?post=${post.id}`)}>
                {editorMessages.edit}
                <span className="sr-only"> “{post.title}”</span>
              </Pill>
              {(onGitHub || !isPublished(state, post.id)) && (
                <Pill size="large" onClick={() => store.remove(post)}>
                  {editorMessages.delete}
                  <span className="sr-only"> “{post.title}”</span>
                </Pill>
              )}
            </div>
          </li>
        ))}
      </ul>
      <OtherPosts data={data} onOpen={onOpen} />
    </>
  );
}

/** What was typed and is no post of this visit: the texts of earlier visits, and unsaved ones. */
function KeptDrafts({ data, onOpen }: Pick<Props, 'data' | 'onOpen'>) {
  const { state } = useBlog();
  const { drafts, store } = useEditor();
  const kept = Object.entries(drafts).filter(([key]) => !state.changes.has(key));
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept" className="mt-8">
      <h2 id="kept" className="text-h3">
        {editorMessages.kept}
      </h2>
      <ul className="mt-4 border-line border-t">
        {kept.map(([key, draft]) => (
          <li
            key={key}
            data-kept={key}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b py-4"
          >
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="font-semibold text-lead">{titleOf(draft)}</h3>
              <p className="font-semibold text-primary-text text-tiny">
                {isPublished(state, key)
                  ? editorMessages.states.changed
                  : editorMessages.states.new}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Pill size="large" onClick={() => onOpen(queryOf(key))}>
                {editorMessages.open}
                <span className="sr-only"> “{titleOf(draft)}”</span>
              </Pill>
              <Pill
                size="large"
                onClick={() => saveFile(`${draft.id || 'post'}.md`, postFile(draft, data))}
              >
                {editorMessages.download}
                <span className="sr-only"> “{titleOf(draft)}”</span>
              </Pill>
              <Pill
                size="large"
                onClick={() => {
                  if (confirm(editorMessages.reallyThrowAway(titleOf(draft)))) {
                    store.throwAway(key);
                  }
                }}
              >
                {editorMessages.throwAway}
                <span className="sr-only"> “{titleOf(draft)}”</span>
              </Pill>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens a file of a post, such as one that was downloaded here. */
function FileButton({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".md,text/markdown"
        aria-label={editorMessages.openFile}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) void onFile(file);
        }}
      />
      <button
        type="button"
        className={buttonClass('outline')}
        onClick={() => input.current?.click()}
      >
        {editorMessages.openFile}
      </button>
    </>
  );
}

/** Differences of a post from the published one. */
function stateOf({ id, draft }: StoredPost, state: BlogState, edited: EditorState): string {
  const { states } = editorMessages;
  return [
    state.changes.has(id) && (isPublished(state, id) ? states.changed : states.new),
    edited.drafts[id] !== edited.saved[id] && states.unsaved,
    draft && states.draft,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Most titles to show at once. */
const shown = 8;

/** Finds a published post by its title, to edit it. */
function OtherPosts({ data, onOpen }: Pick<Props, 'data' | 'onOpen'>) {
  const { posts, state } = useBlog();
  const [typed, setTyped] = useState('');
  const listed = new Set(posts.map(({ id }) => id));
  const others = data.posts.filter(({ id }) => !listed.has(id) && state.changes.get(id) !== null);
  const found = others.filter(({ title }) =>
    title.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-posts" className="mt-12 max-w-article">
      <h2 id="other-posts" className="text-h3">
        {editorMessages.otherPosts}
      </h2>
      <label className="mt-5 grid gap-2 font-semibold text-small">
        {editorMessages.find}
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="rounded-xl border border-line-strong bg-paper px-4 py-3 font-normal text-body"
        />
      </label>
      <p role="status" className="mt-4 text-muted text-small">
        {found.length === 0
          ? editorMessages.nothingFound
          : editorMessages.found(Math.min(shown, found.length), found.length)}
      </p>
      <ul className="mt-2 border-line border-t">
        {found.slice(0, shown).map(({ id, title }) => (
          <li key={id} className="border-line border-b">
            <button
              type="button"
              onClick={() => onOpen(`?post=${id}`)}
              className="min-h-12 w-full py-2 text-start font-semibold hover:underline"
            >
              <span className="sr-only">{editorMessages.edit} </span>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
