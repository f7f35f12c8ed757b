import { useState } from 'react';

import { blogStore, useBlog } from '#components/blog/blog-context';
import { buttonClass } from '#components/ui/button';
import { colorClasses } from '#components/ui/color-classes';
import { Pill } from '#components/ui/pill';
import type { BlogState } from '#lib/blog/blog-store';
import type { StoredPost } from '#lib/blog/stored-post';
import { isPublished } from '#lib/blog/visit-posts';
import { type EditorState, isExported } from '#lib/editor/editor-store';
import type { EditorData } from '#lib/editor/post';
import { withBase } from '#lib/site/base-path';
import { longDate } from '#lib/site/dates';
import * as messages from '#lib/site/messages';
import { useEditor } from './use-editor';

interface Props {
  data: EditorData;
  /** Unknown post id from the URL. */
  missing?: string;
  /** Opens another view by its query: `?new`, `?post=<id>`. */
  onOpen: (search: string) => void;
}

/** The posts of the store, and a search for other published posts. */
export function StoredPosts({ data, missing, onOpen }: Props) {
  const { posts, remove, state } = useBlog();
  const edited = useEditor();
  const [deleted, setDeleted] = useState<{ post: StoredPost; before: BlogState }>();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 tabIndex={-1} className="text-h1 outline-none">
          {messages.editor.managePosts}
        </h1>
        <button type="button" className={buttonClass()} onClick={() => onOpen('?new')}>
          {'' in edited.drafts ? messages.editor.continuePost : messages.editor.newPost}
        </button>
      </div>
      <p className="mt-4 max-w-measure text-muted">{messages.editor.scope}</p>
      <div role="status" className="mt-4 text-small">
        {missing && <p>{messages.editor.unknownPost(missing)}</p>}
        {posts.length === 0 && <p>{messages.editor.noPosts}</p>}
        {deleted && (
          <p className="flex flex-wrap items-center gap-4">
            {messages.editor.deleted(deleted.post.title)}
            <Pill
              size="large"
              onClick={() => {
                blogStore.restore(deleted.post.id, deleted.before);
                setDeleted(undefined);
              }}
            >
              {messages.editor.undo}
            </Pill>
          </p>
        )}
      </div>
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
              <h2 className="wrap-anywhere font-semibold text-lead">{post.title}</h2>
              <p className="text-muted text-small">
                {post.category} · {longDate(post.date)}
              </p>
              <p className="font-semibold text-primary-text text-tiny">
                {stateOf(post, state, edited)}
              </p>
            </div>
            <div className="flex gap-2">
              <Pill size="large" onClick={() => onOpen(`?post=${post.id}`)}>
                {messages.editor.edit}
                <span className="sr-only"> “{post.title}”</span>
              </Pill>
              <Pill
                size="large"
                onClick={() => {
                  setDeleted({ post, before: state });
                  remove(post.id);
                }}
              >
                {messages.editor.delete}
                <span className="sr-only"> “{post.title}”</span>
              </Pill>
            </div>
          </li>
        ))}
      </ul>
      <OtherPosts data={data} onOpen={onOpen} />
    </>
  );
}

/** Differences of a post from the published one. */
function stateOf({ id, draft }: StoredPost, state: BlogState, edited: EditorState): string {
  const { states } = messages.editor;
  const changed = isPublished(state, id) ? states.changed : states.new;
  const kept = isExported(edited, state, id) ? states.exported : states.inTab;
  return [
    state.changes.has(id) && `${changed}, ${kept}`,
    id in edited.drafts && states.unsaved,
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
        {messages.editor.otherPosts}
      </h2>
      <label className="mt-5 grid gap-2 font-semibold text-small">
        {messages.editor.find}
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="rounded-xl border border-line-strong bg-paper px-4 py-3 font-normal text-body"
        />
      </label>
      <p role="status" className="mt-4 text-muted text-small">
        {found.length === 0
          ? messages.editor.nothingFound
          : messages.editor.found(Math.min(shown, found.length), found.length)}
      </p>
      <ul className="mt-2 border-line border-t">
        {found.slice(0, shown).map(({ id, title }) => (
          <li key={id} className="border-line border-b">
            <button
              type="button"
              onClick={() => onOpen(`?post=${id}`)}
              className="min-h-12 w-full py-2 text-start font-semibold hover:underline"
            >
              <span className="sr-only">{messages.editor.edit} </span>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
