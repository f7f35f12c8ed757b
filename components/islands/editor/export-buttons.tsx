import { buttonClass } from '#components/ui/button';
import type { Draft } from '#lib/post-editor/draft';
import type { Download } from '#lib/post-editor/export-files';
import { filePath, isOnGitHub, postFile, proposal } from '#lib/post-editor/file';
import type { LocalPicture } from '#lib/post-editor/pictures';
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
  /** The dropped pictures of a post. */
  picturesOf: (draft: Draft) => readonly LocalPicture[];
  /** Called after the post was downloaded or proposed. */
  onExported: (id: string) => void;
  onOutcome: (outcome: Outcome) => void;
}

const reasons = {
  exists: 'GitHub fills in new files only, and this one exists.',
  long: 'This post is too long for GitHub to fill in.',
};

/** Exports a post of the in-memory store: as a file, or as a proposal on GitHub. */
export function ExportButtons({
  repository,
  files,
  ready,
  save,
  picturesOf,
  onExported,
  onOutcome,
}: Props) {
  async function download() {
    const draft = save();
    if (!draft) return;
    const pictures = picturesOf(draft);
    await downloadPost(draft, pictures);
    onExported(draft.id);
    onOutcome({
      text:
        pictures.length === 0
          ? `Downloaded. Save it as ${filePath(draft.id)}`
          : `Downloaded with ${named(pictures)}. Unpack it in the folder of the site.`,
    });
  }

  /** Downloads the pictures of a proposal. @returns what to do with them */
  async function attach(draft: Draft): Promise<string> {
    const pictures = picturesOf(draft);
    if (pictures.length === 0) return '';
    const { pictureDownload } = await import('#lib/post-editor/export-files');
    saveFile(await pictureDownload(draft, pictures));
    return ` GitHub takes no pictures from here: upload ${named(pictures)}, now in your downloads, to content/blog in the same branch.`;
  }

  async function propose() {
    const draft = save();
    if (!draft) return;
    const exists = files.some(({ id }) => id === draft.id);
    const { href, paste } = proposal(repository, draft, exists);
    if (!paste) {
      const pictures = await attach(draft);
      // After a download, a browser may block the new tab: the link opens it instead.
      if (!pictures) window.open(href, '_blank', 'noopener');
      onExported(draft.id);
      const opens = pictures
        ? `GitHub fills in the text.${pictures}`
        : 'GitHub opens in a new tab with the file filled in.';
      onOutcome({ text: opens, href });
      return;
    }
    const copied = await copy(postFile(draft));
    if (!copied) await downloadPost(draft, []);
    const pictures = await attach(draft);
    onExported(draft.id);
    const where = copied ? 'Its text is on your clipboard: paste it there.' : 'It was downloaded.';
    onOutcome({ text: `${reasons[paste]} ${where}${pictures}`, href });
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

const named = (pictures: readonly LocalPicture[]) => pictures.map(({ path }) => path).join(', ');

/** Downloads a post, in an archive if it has pictures. */
async function downloadPost(draft: Draft, pictures: readonly LocalPicture[]) {
  const { postDownload } = await import('#lib/post-editor/export-files');
  saveFile(await postDownload(draft, pictures));
}

function saveFile({ name, file }: Download) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers read the object URL after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
