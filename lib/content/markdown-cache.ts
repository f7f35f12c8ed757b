import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inspectMarkdown, renderMarkdown } from './markdown';

/**
 * A text is parsed once a build, by whichever process needs it first, and not at all while neither
 * it nor the code has changed. What was made of it is named by the hash of its words;
 * MARKDOWN_CACHE is the build's folder for that, which changes with the code.
 */
function keep<T>(kind: string, make: (markdown: string) => T): (markdown: string) => T {
  const kept = new Map<string, T>();
  return (markdown) => {
    const name = `${createHash('sha256').update(markdown).digest('hex')}.${kind}.json`;
    const made = kept.get(name) ?? throughFile(name, () => make(markdown));
    kept.set(name, made);
    return made;
  };
}

export const renderOnce = keep('html', renderMarkdown);
export const inspectOnce = keep('inspection', inspectMarkdown);

function throughFile<T>(name: string, make: () => T): T {
  const folder = process.env.MARKDOWN_CACHE;
  if (!folder) return make();
  const file = path.join(folder, name);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const made = make();
    mkdirSync(folder, { recursive: true });
    // Two processes may read the same text: each leaves a whole file.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(made));
    renameSync(draft, file);
    return made;
  }
}
