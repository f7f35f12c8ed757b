import type { Diagram } from 'thread-art/diagram/schema';

import { blog } from './collections/blog';
import { whitepapers } from './collections/whitepapers';
import { inspectOnce } from './markdown-cache';

/** The diagrams of all posts and papers. */
export const allDiagrams = (): Diagram[] =>
  [...blog.all(), ...whitepapers.all()].flatMap(({ body }) => inspectOnce(body).diagrams);
