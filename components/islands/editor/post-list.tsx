import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { buttonClass } from '#components/ui/button';
import { isChanged, isUnopened } from '#lib/post-editor/store';
import { longDate } from '#lib/site/dates';
import { useBlog } from './blog-context';
import { OtherPosts } from './other-posts';
import { PostRow } from './post-row';
import { RecoveredNotice } from './recovered-notice';
import { UndoToast } from './undo-toast';

interface Props {
  /** Unknown post id from the URL. */
  missing?: string;
  /** Opens the view with this query. */
  onOpen: (search: string) => void;
}

/** List of all posts in the store with their actions; a deletion can be undone. */
export function PostList({ missing, onOpen }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const { posts, state, dispatch, remove } = useBlog();
  const { lastDeleted, drafts } = state;
  const newDrafts = Object.entries(drafts).filter(([key]) => !posts.some(({ id }) => id === key));

  function takeAway(event: React.MouseEvent, act: () => void) {
    // A click by keyboard has detail 0 (UI Events, section 3.5.1).
    const keyboard = event.detail === 0;
    flushSync(() => {
      setByKeyboard(keyboard);
      act();
    });
    if (!keyboard) ref.current?.querySelector('h1')?.focus({ preventScroll: true });
  }

  function undo() {
    flushSync(() => dispatch({ type: 'restore' }));
    const row = ref.current?.querySelector(`[data-row="${lastDeleted?.key}"]`);
    row?.querySelector('button')?.focus();
  }

  const stateOf = (post: (typeof posts)[number]) => {
    const isNew = !state.editorData?.files.some(({ id }) => id === post.id);
    const where = state.exported.includes(post) ? 'exported' : 'in this tab only';
    return [
      ...(drafts[post.id] ? ['Unsaved changes'] : []),
      ...(isChanged(state, post) ? [`${isNew ? 'New' : 'Changed'}, ${where}`] : []),
      ...(post.draft ? ['Draft'] : []),
    ];
  };

  return (
    <div ref={ref}>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-2xl">
          <h1 tabIndex={-1} className="text-h2 outline-none">
            Manage Posts
          </h1>
          <p className="mt-3 text-muted">
            What you change here shows in the blog list until you leave the site. Download a post or
            propose it on GitHub to keep it.
          </p>
        </div>
        <button type="button" className={buttonClass()} onClick={() => onOpen('?new')}>
          New post
        </button>
      </div>
      <RecoveredNotice />
      {missing !== undefined && (
        <p role="status" className="mt-6 text-coral-text">
          There is no post “{missing}” here. New posts are lost when you leave the site.
        </p>
      )}
      <ul className="mt-10 grid gap-4">
        {newDrafts.map(([key, draft]) => (
          <PostRow
            key={`new ${key}`}
            id={key}
            title={draft.title.trim() || 'Untitled post'}
            facts={['Not saved yet']}
            marks={[isUnopened(state, key) ? 'Unsaved changes' : 'New, in this tab only']}
            edit="Continue"
            remove="Discard"
            onEdit={() =>
              onOpen(
                isUnopened(state, key)
                  ? `?post=${key}`
                  : key
                    ? `?new=${encodeURIComponent(key)}`
                    : '?new',
              )
            }
            onRemove={(event) => takeAway(event, () => dispatch({ type: 'discard', key }))}
          />
        ))}
        {posts.map((post) => (
          <PostRow
            key={post.id}
            id={post.id}
            title={post.title}
            cover={post}
            facts={[post.category, longDate(post.publishDate), `${post.readTime} min read`]}
            marks={stateOf(post)}
            edit="Edit"
            remove="Delete"
            onEdit={() => onOpen(`?post=${post.id}`)}
            onRemove={(event) => takeAway(event, () => remove(post.id))}
          />
        ))}
      </ul>
      {posts.length === 0 && newDrafts.length === 0 && (
        <p className="text-lead text-muted">There are no posts left. Start a new one.</p>
      )}
      <OtherPosts onOpen={onOpen} />
      <div role="status" className="undo-place">
        {lastDeleted && (
          <UndoToast
            key={`${lastDeleted.key} ${lastDeleted.place}`}
            focused={byKeyboard}
            onUndo={undo}
            onEnd={() => dispatch({ type: 'dismissUndo' })}
          >
            {lastDeleted.post ? 'Deleted' : 'Discarded'} “
            {lastDeleted.title.trim() || 'Untitled post'}”
          </UndoToast>
        )}
      </div>
    </div>
  );
}
