'use client';

import { buttonClass } from '#components/ui/button';
import type { Draft } from '#lib/blog-store/draft';
import { filePath, isOnGitHub, postFile, proposal } from '#lib/blog-store/file';
import type { Outcome } from './post-bar';

interface Props {
  /** Address of the repository that holds content/blog. */
  repository: string;
  /** Ids of content/blog, whose files exist. */
  files: readonly { id: string }[];
  /** Whether saving is possible yet. */
  ready: boolean;
  /** Checks and saves. @returns what was saved, unless something is wrong with it */
  save: () => Draft | undefined;
  /** The post with this id has left the page. */
  onTaken: (id: string) => void;
  onOutcome: (outcome: Outcome) => void;
}

const reasons = {
  exists: 'GitHub fills in new files only, and this one exists.',
  long: 'This post is too long for a page that fills itself in.',
};

/** The two ways out of a store that lives in memory: the file itself, and a proposal on GitHub. */
export function PostExits({ repository, files, ready, save, onTaken, onOutcome }: Props) {
  function download() {
    const draft = save();
    if (!draft) return;
    giveFile(draft);
    onTaken(draft.id);
    onOutcome({ text: `Downloaded. Its place is ${filePath(draft.id)}` });
  }

  async function propose() {
    const draft = save();
    if (!draft) return;
    const exists = files.some(({ id }) => id === draft.id);
    const { href, paste } = proposal(repository, draft, exists);
    if (!paste) {
      window.open(href, '_blank', 'noopener');
      onTaken(draft.id);
      onOutcome({ text: 'GitHub opens in a new tab with the file filled in.', href });
      return;
    }
    const copied = await copy(postFile(draft));
    if (!copied) giveFile(draft);
    onTaken(draft.id);
    const where = copied ? 'Its text is on your clipboard: paste it there.' : 'It was downloaded.';
    onOutcome({ text: `${reasons[paste]} ${where}`, href });
  }

  const look = `${buttonClass('outline')} disabled:opacity-60`;
  return (
    <>
      <button type="button" disabled={!ready} onClick={download} className={look}>
        Download .md
      </button>
      {isOnGitHub(repository) && (
        <button type="button" disabled={!ready} onClick={propose} className={look}>
          Propose on GitHub
        </button>
      )}
    </>
  );
}

/** @returns whether the clipboard took it; it may be forbidden, or missing without https */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function giveFile(draft: Draft) {
  const href = URL.createObjectURL(new Blob([postFile(draft)], { type: 'text/markdown' }));
  Object.assign(document.createElement('a'), { href, download: `${draft.id}.md` }).click();
  // Some browsers read the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
