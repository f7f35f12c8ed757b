'use client';

import { useCallback, useEffect, useState } from 'react';

export type Press = typeof import('#lib/blog-store/press');

/** The check, the preview and the art of covers, which come after the editor: they are heavy. */
export function usePress() {
  const [press, setPress] = useState<Press>();
  const [failed, setFailed] = useState(false);
  const fetchPress = useCallback(() => {
    setFailed(false);
    import('#lib/blog-store/press').then(setPress, () => setFailed(true));
  }, []);
  useEffect(fetchPress, [fetchPress]);
  return { press, failed, fetchPress };
}
