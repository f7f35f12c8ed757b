import { useEffect, useSyncExternalStore } from 'react';

import { pictureStore } from '#lib/post-editor/picture-store';
import type { LocalPicture } from '#lib/post-editor/pictures';

const none: readonly LocalPicture[] = [];

/** The pictures that were dropped on texts in this tab, also before a reload. */
export function usePictures(): readonly LocalPicture[] {
  useEffect(() => void pictureStore.open(), []);
  return useSyncExternalStore(pictureStore.subscribe, pictureStore.get, () => none);
}
