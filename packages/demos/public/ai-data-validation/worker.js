// @ts-check
import { check } from './logic.js';

/** Replies to `{ text, off }` with the report of that text. */
addEventListener('message', ({ data: { text, off } }) => {
  postMessage(check(text, new Set(off)));
});
