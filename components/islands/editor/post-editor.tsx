import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { buttonClass } from '#components/ui/button';
import { type Draft, draftOf } from '#lib/post-editor/draft';
import type { EditorData, StoredPost } from '#lib/post-editor/post';
import { isChanged } from '#lib/post-editor/store';
import { useBlog } from './blog-context';
import { ExportButtons } from './export-buttons';
import { type Outcome, PostBar } from './post-bar';
import { PostFields } from './post-fields';
import { focusFirst, PostForm } from './post-form';
import { PostPreview } from './post-preview';
import { RecoveredNotice } from './recovered-notice';
import { Tabs } from './tabs';
import { useDraft } from './use-draft';
import { useEditorTools } from './use-editor-tools';
import { usePictures } from './use-pictures';

interface Props {
  /** The saved post; undefined for a new one. */
  post?: StoredPost;
  /** Key of the draft of a new post. */
  newKey: string;
  editorData: EditorData;
  /** Name of the signed-in user. */
  name: string;
  repository: string;
  onCreated: (id: string) => void;
  onLeave: () => void;
}

/** Editor of one post: form, preview, and buttons to save, export and leave. */
export function PostEditor({
  post,
  newKey,
  editorData,
  name,
  repository,
  onCreated,
  onLeave,
}: Props) {
  const { state } = useBlog();
  const form = useRef<HTMLFormElement>(null);
  const { tools, failed, fetchTools } = useEditorTools();
  const pictures = usePictures();
  const { draft, touched, errors, write, save, markExported } = useDraft({
    ...{ post, newKey, editorData, tools, name, onCreated },
    dropped: pictures.map(({ path }) => path),
  });
  const [tab, setTab] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const { id, seriesName, category } = draft;
  const generatedCover = useMemo(
    () => tools?.coverOf({ id, seriesName, category }),
    [tools, id, seriesName, category],
  );

  function change(fields: Partial<Draft>) {
    setOutcome(undefined);
    write(fields);
  }

  /** Saves, or focuses the first invalid field. */
  function trySave(): Draft | undefined {
    const result = save();
    setOutcome(
      'post' in result && (touched || !post)
        ? { text: 'Saved for this visit. Download it or propose it to keep it.' }
        : undefined,
    );
    if ('post' in result) return draftOf(result.post);
    flushSync(() => setTab(0));
    focusFirst(form.current, result.errors);
    return undefined;
  }

  const wrong = Object.keys(errors).length;
  const standing = touched
    ? 'Not saved yet.'
    : post && (!isChanged(state, post) ? 'Same as the published post.' : 'Saved for this visit.');
  return (
    <>
      <PostBar
        heading={post ? 'Edit post' : 'New post'}
        outcome={
          wrong > 0
            ? { text: wrong === 1 ? 'One field needs a change.' : `${wrong} fields need a change.` }
            : (outcome ?? { text: standing ?? 'Nothing written yet.' })
        }
        onLeave={onLeave}
      >
        <button
          type="button"
          disabled={!tools}
          onClick={trySave}
          className={`${buttonClass()} disabled:opacity-60`}
        >
          Save
        </button>
        <ExportButtons
          repository={repository}
          files={editorData.files}
          ready={tools !== undefined}
          save={trySave}
          picturesOf={(saved) => tools?.picturesOf(saved, pictures) ?? []}
          onExported={markExported}
          onOutcome={setOutcome}
        />
      </PostBar>
      <RecoveredNotice />
      <div className="mt-5">
        <Tabs labels={['Write', 'Preview']} chosen={tab} onChoose={setTab}>
          <PostForm ref={form} ready={tools !== undefined} onSave={trySave}>
            <PostFields
              {...{ draft, editorData, errors, write: change }}
              generatedCover={generatedCover?.coverImage}
              isNew={!post}
            />
          </PostForm>
          <PostPreview
            {...{ draft, editorData, tools, failed }}
            tone={generatedCover?.tone}
            cover={draft.coverImage || generatedCover?.coverImage}
            onRetry={fetchTools}
          />
        </Tabs>
      </div>
    </>
  );
}
