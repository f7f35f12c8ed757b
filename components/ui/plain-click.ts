/** Whether a click on a link navigates in this tab; with a modifier it opens a tab or a window. */
export const isPlainClick = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);
