'use client';

import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { buttonClass } from '#components/ui/button';
import { type Draft, draftOf } from '#lib/blog-store/draft';
import type { Desk, StoredPost } from '#lib/blog-store/post';
import { type Outcome, PostBar } from './post-bar';
import { PostExits } from './post-exits';
import { PostFields } from './post-fields';
import { focusFirst, PostForm } from './post-form';
import { PostPreview } from './post-preview';
import { Tabs } from './tabs';
import { useDraft } from './use-draft';
import { usePress } from './use-press';

interface Props {
  /** The post as it is saved; none for a new one. */
  post?: StoredPost;
  desk: Desk;
  /** Of the person who has signed in. */
  name: string;
  repository: string;
  onCreated: (id: string) => void;
  onLeave: () => void;
}

/** One post: its form, its preview, and the ways out. */
export function PostEditor({ post, desk, name, repository, onCreated, onLeave }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { press, failed, fetchPress } = usePress();
  const { draft, touched, faults, write, save, take } = useDraft({
    ...{ post, desk, press, name, onCreated },
  });
  const [tab, setTab] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const { id, seriesName, category } = draft;
  const ownCover = useMemo(
    () => press?.coverOf({ id, seriesName, category }),
    [press, id, seriesName, category],
  );

  function change(fields: Partial<Draft>) {
    setOutcome(undefined);
    write(fields);
  }

  /** Saves, or leads to the first field that stands in the way. */
  function trySave(): Draft | undefined {
    const result = save();
    setOutcome(
      'post' in result && (touched || !post)
        ? { text: 'Saved for this visit. Download it or propose it to keep it.' }
        : undefined,
    );
    if ('post' in result) return draftOf(result.post);
    flushSync(() => setTab(0));
    focusFirst(form.current, result.faults);
    return undefined;
  }

  const wrong = Object.keys(faults).length;
  const standing = touched
    ? 'Not saved yet.'
    : post && (desk.posts.includes(post) ? 'As it is published.' : 'Saved for this visit.');
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
          disabled={!press}
          onClick={trySave}
          className={`${buttonClass()} disabled:opacity-60`}
        >
          Save
        </button>
        <PostExits
          repository={repository}
          files={desk.files}
          ready={press !== undefined}
          save={trySave}
          onTaken={take}
          onOutcome={setOutcome}
        />
      </PostBar>
      <div className="mt-5">
        <Tabs labels={['Write', 'Preview']} chosen={tab} onChoose={setTab}>
          <PostForm ref={form} ready={press !== undefined} onSave={trySave}>
            <PostFields
              {...{ draft, desk, faults, write: change }}
              ownCover={ownCover?.coverImage}
              isNew={!post}
            />
          </PostForm>
          <PostPreview
            {...{ draft, desk, press, failed }}
            tone={ownCover?.tone}
            cover={draft.coverImage || ownCover?.coverImage}
            onRetry={fetchPress}
          />
        </Tabs>
      </div>
    </>
  );
}
