import { useEffect, useState } from 'react';

import type { StoredPost } from '#lib/blog/stored-post';
import type { Problem } from '#lib/content/load/problem';
import type { Draft } from '#lib/editor/draft';
import type { EditorData } from '#lib/editor/post';
import { editorMessages } from '#lib/site/editor-messages';

interface Props {
  draft: Draft;
  data: EditorData;
  /** All posts of this visit. */
  posts: readonly StoredPost[];
}

/** Milliseconds without a key before a draft is checked. */
const pauseMs = 600;

/** What the content check reports of a draft before it is published, and what is checked later. */
export function LaterFindings({ draft, data, posts }: Props) {
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [failed, setFailed] = useState(false);
  const isEmpty = draft.content.trim() === '';

  useEffect(() => {
    if (isEmpty) return setFound([]);
    let isLate = false;
    const timer = setTimeout(async () => {
      try {
        const { checkWordsOfDraft } = await import('#lib/editor/check-words');
        const problems = await checkWordsOfDraft(draft, data, posts);
        if (isLate) return;
        setFound(problems.toSorted((a, b) => a.line - b.line));
        setFailed(false);
      } catch {
        if (!isLate) setFailed(true);
      }
    }, pauseMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [draft, data, posts, isEmpty]);

  const labelOf = ({ field, line }: Problem) =>
    field === 'body'
      ? editorMessages.line(line)
      : (data.fields.find(({ name }) => field === name || field.startsWith(`${name}.`))?.label ??
        field);
  return (
    <section aria-label={editorMessages.beforePublishing} className="text-small">
      {found.length > 0 && (
        <>
          <h2 className="font-semibold">{editorMessages.beforePublishing}</h2>
          <ul className="mt-2 grid list-disc gap-2 ps-5">
            {found.map((problem, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two can be alike
              <li key={index}>
                {labelOf(problem)}: {problem.message}. {problem.fix.charAt(0).toUpperCase()}
                {problem.fix.slice(1)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 text-muted text-tiny">
        {failed ? editorMessages.allCheckedLater : editorMessages.checkedLater}
      </p>
    </section>
  );
}
