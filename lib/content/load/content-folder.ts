import '#server-only';

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folder of the sample content, which updates change. */
export const sampleContent = 'content';

/** "contentDir" of "config" in package.json, by the folder of that file. */
const configured = new Map<string, string | undefined>();

function configuredFolder(root: string): string | undefined {
  if (!configured.has(root)) {
    const file = path.join(root, 'package.json');
    const { config } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    configured.set(root, config?.contentDir);
  }
  return configured.get(root);
}

/**
 * Folder of the content: CONTENT_DIR of the environment, or `contentDir` of `config` in package.json, or
 * content/.
 */
export const contentRoot = () => {
  const root = process.cwd();
  return path.resolve(root, process.env.CONTENT_DIR || configuredFolder(root) || sampleContent);
};

/**
 * Path of a file or folder of the content from the project root, for messages.
 *
 * @param name - path from the content folder
 */
export const contentPath = (...name: string[]) =>
  path.posix.join(path.relative(process.cwd(), contentRoot()).replaceAll('\\', '/'), ...name);

/** Whether this is `next dev`, which shows unpublished entries and rereads files that have changed. */
export const isPreview = () => process.env.NODE_ENV === 'development';

/** Day as YYYY-MM-DD (UTC). */
export const today = () => new Date().toISOString().slice(0, 10);

/**
 * Keeps the result of work on content; in `npm run dev` until a file of the content changes, or the
 * day, which scheduled entries await.
 */
export function onceFromContent<T>(make: () => T): () => T {
  let cached: { value: T; version: string } | undefined;
  return () => {
    const version = isPreview() ? contentVersion() : contentRoot();
    if (cached?.version !== version) cached = { value: make(), version };
    return cached.value;
  };
}

let knownVersion: string | undefined;

function contentVersion(): string {
  if (knownVersion === undefined) {
    const root = contentRoot();
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => {
      // A temporary file of an editor may be gone already.
      const info = statSync(path.join(root, name), { throwIfNoEntry: false });
      return `${name} ${info?.mtimeMs}`;
    });
    knownVersion = [root, today(), ...files].join('\n');
    // A page asks for content hundreds of times: the files are looked at once until it is rendered.
    setImmediate(() => {
      knownVersion = undefined;
    });
  }
  return knownVersion;
}
