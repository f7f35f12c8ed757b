import { createStore, delMany, entries, set } from 'idb-keyval';

import { createPictureStorage } from './picture-storage';
import { fileProblem, type LocalPicture, pictureName, sizeProblem } from './pictures';

/** Width of the copies for the preview, in pixels. */
const previewWidth = 960;

/** Pictures that were added, and a sentence for each that was refused or is not stored. */
export interface Added {
  pictures: readonly LocalPicture[];
  notes: readonly string[];
}

let pictures: readonly LocalPicture[] = [];
let opening: Promise<void> | undefined;
const listeners = new Set<() => void>();

function publish(next: readonly LocalPicture[]) {
  pictures = next;
  for (const heard of listeners) heard();
}

function openStorage() {
  const store = createStore('post-pictures', 'pictures');
  return createPictureStorage(
    {
      set: (key, value) => set(key, value, store),
      entries: () => entries(store),
      delMany: (keys) => delMany(keys, store),
    },
    tabId(),
  );
}

/** Key of the id of a tab in its session storage. */
const tabKey = 'picture-tab';

/** Id of this tab. Without storage, one for this page. */
function tabId(): string {
  const fresh = crypto.randomUUID();
  try {
    const known = sessionStorage.getItem(tabKey) ?? fresh;
    sessionStorage.setItem(tabKey, known);
    return known;
  } catch {
    return fresh;
  }
}

/** The dropped pictures of this tab; React subscribes to it. */
export const pictureStore = {
  get: () => pictures,
  subscribe(heard: () => void) {
    listeners.add(heard);
    return () => void listeners.delete(heard);
  },
  /** Reads the pictures of an earlier page load, once. */
  open(): Promise<void> {
    opening ??= openStorage()
      .read()
      .then((read) => publish([...read, ...pictures]));
    return opening;
  },
  /**
   * Adds picture files and stores them. A picture that the browser does not store stays usable until
   * the page is left.
   *
   * @param taken - paths that the pictures of the repository have
   */
  async add(files: readonly File[], taken: readonly string[]): Promise<Added> {
    const added: LocalPicture[] = [];
    const notes: string[] = [];
    for (const file of files) {
      const result = await read(file, [...taken, ...pictures.map(({ path }) => path)]);
      if (typeof result === 'string') {
        notes.push(`${file.name} was not added: ${result}`);
        continue;
      }
      publish([...pictures, result]);
      added.push(result);
      if (await openStorage().write(result)) continue;
      notes.push(
        `${file.name} is too large for the storage of this browser: a reload would lose it. Download the post before you leave.`,
      );
    }
    return { pictures: added, notes };
  },
};

/** Measures a file and makes its preview. @returns the reason if it can not be used */
async function read(file: File, taken: readonly string[]): Promise<LocalPicture | string> {
  const problem = fileProblem(file);
  if (problem) return problem;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return 'it can not be read as a picture. Export it again as JPEG or PNG.';
  }
  const { width, height } = bitmap;
  const wrong = sizeProblem({ width, height });
  const preview = wrong ? '' : previewOf(bitmap);
  bitmap.close();
  return (
    wrong ?? {
      path: pictureName(file.name, file.type, new Set(taken)),
      file,
      preview,
      width,
      height,
    }
  );
}

/** A small copy as a data URL. WebP, because a picture may be transparent. */
function previewOf(bitmap: ImageBitmap): string {
  const scale = Math.min(1, previewWidth / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.8);
}
