import { threadColor } from '../art/palette';

const { coral, indigo } = threadColor;

export const markColors = [coral, indigo];

/** The mark of the header, two threads crossing twice, in a box of 32 by 24. */
export const markPaths = `<path d="M2 19c6 0 8-14 14-14s8 14 14 14" stroke="${coral}"/><path d="M2 5c6 0 8 14 14 14S24 5 30 5" stroke="${indigo}"/>`;
