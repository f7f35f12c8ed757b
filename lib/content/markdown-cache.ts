import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type RenderedMarkdown, renderMarkdown } from './markdown';

const kept = new Map<string, RenderedMarkdown>();

/**
 * A text is rendered once a build, by whichever process needs it first. Texts are named by the hash
 * of their words; MARKDOWN_CACHE is the build's folder for them, which changes with the code.
 */
export function renderOnce(markdown: string): RenderedMarkdown {
  const name = createHash('sha256').update(markdown).digest('hex');
  const rendered = kept.get(name) ?? throughFile(name, markdown);
  kept.set(name, rendered);
  return rendered;
}

function throughFile(name: string, markdown: string): RenderedMarkdown {
  const folder = process.env.MARKDOWN_CACHE;
  if (!folder) return renderMarkdown(markdown);
  const file = path.join(folder, `${name}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const rendered = renderMarkdown(markdown);
    mkdirSync(folder, { recursive: true });
    // Two processes may render the same text: each leaves a whole file.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(rendered));
    renameSync(draft, file);
    return rendered;
  }
}
