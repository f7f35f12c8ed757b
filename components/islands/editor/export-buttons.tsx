'use client';

import { buttonClass } from '#components/ui/button';
import type { Draft } from '#lib/post-editor/draft';
import { filePath, isOnGitHub, postFile, proposal } from '#lib/post-editor/file';
import type { Outcome } from './post-bar';

interface Props {
  /** URL of the repository that contains content/blog. */
  repository: string;
  /** Ids of the posts that have a file in content/blog. */
  files: readonly { id: string }[];
  /** Whether saving is possible yet. */
  ready: boolean;
  /** Validates and saves. @returns the saved draft, or undefined when it is invalid */
  save: () => Draft | undefined;
  /** Called after the post was downloaded or proposed. */
  onExported: (id: string) => void;
  onOutcome: (outcome: Outcome) => void;
}

const reasons = {
  exists: 'GitHub fills in new files only, and this one exists.',
  long: 'This post is too long for GitHub to fill in.',
};

/** Exports a post of the in-memory store: as a file, or as a proposal on GitHub. */
export function ExportButtons({ repository, files, ready, save, onExported, onOutcome }: Props) {
  function download() {
    const draft = save();
    if (!draft) return;
    downloadFile(draft);
    onExported(draft.id);
    onOutcome({ text: `Downloaded. Save it as ${filePath(draft.id)}` });
  }

  async function propose() {
    const draft = save();
    if (!draft) return;
    const exists = files.some(({ id }) => id === draft.id);
    const { href, paste } = proposal(repository, draft, exists);
    if (!paste) {
      window.open(href, '_blank', 'noopener');
      onExported(draft.id);
      onOutcome({ text: 'GitHub opens in a new tab with the file filled in.', href });
      return;
    }
    const copied = await copy(postFile(draft));
    if (!copied) downloadFile(draft);
    onExported(draft.id);
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

/** @returns false when the clipboard is forbidden, or unavailable without https */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function downloadFile(draft: Draft) {
  const href = URL.createObjectURL(new Blob([postFile(draft)], { type: 'text/markdown' }));
  Object.assign(document.createElement('a'), { href, download: `${draft.id}.md` }).click();
  // Some browsers read the object URL after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
