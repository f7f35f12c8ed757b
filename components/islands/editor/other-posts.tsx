import { useState } from 'react';

import { isUnopened } from '#lib/post-editor/store';
import { useBlog } from './blog-context';
import { ControlledField } from './controlled-field';

/** Most titles to show at once. */
const shown = 8;

/** Finds a published post by its title, to edit it. */
export function OtherPosts({ onOpen }: { onOpen: (search: string) => void }) {
  const { state } = useBlog();
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const others = (state.editorData?.files ?? []).filter(({ id }) => isUnopened(state, id));
  if (others.length === 0) return null;
  const found = others.filter(({ id, title }) => {
    const text = `${title} ${id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <section aria-labelledby="other-posts" className="mt-14 max-w-article">
      <h2 id="other-posts" className="text-h3">
        Other posts
      </h2>
      <div className="mt-5">
        <ControlledField name="find" label="Find a post" value={typed} onValue={setTyped} />
      </div>
      <p role="status" className="mt-4 text-small text-muted">
        {found.length === 0
          ? 'No title has these words.'
          : `${Math.min(shown, found.length)} of ${found.length} posts`}
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {found.slice(0, shown).map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(`?post=${id}`)}
              className="min-h-12 w-full py-2 text-left font-semibold hover:underline"
            >
              <span className="sr-only">Edit </span>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
