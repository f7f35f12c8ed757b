import '#server-only';

import { readdirSync } from 'node:fs';
import path from 'node:path';

import { articleAnchors } from '../content/check/check-links';
import { fixedParts, linkRecord, proseRules } from '../content/check/prose-rules';
import { externalLinks } from '../content/check/texts';
import { blog } from '../content/collections/blog';
import { isParsed, isPublishedFile } from '../content/load/content-file';
import { inspectAll } from '../content/load/registry';
import type { EditorChecks } from './post';

/** Reads what the editor checks words and links with. A route exports it as a JSON file. */
export function editorChecks(): EditorChecks {
  const rules = proseRules.valid();
  const published = inspectAll().files.filter(isParsed).filter(isPublishedFile);
  const linked = new Set(
    published.flatMap(({ source }) => externalLinks(source)).map(({ url }) => url),
  );
  return {
    rules: rules && {
      articles: rules.articles,
      house: rules.house,
      banned: rules.banned,
      allowed: rules.allowed,
    },
    fixed: Object.fromEntries(
      rules ? blog.all().map(({ id, file }) => [id, fixedParts(file, rules)]) : [],
    ),
    // Not the sources of what is not published yet.
    recorded: linkRecord
      .valid()
      ?.links.map(({ url }) => url)
      .filter((url) => linked.has(url)),
    headings: Object.fromEntries(articleAnchors(published)),
    files: publicFiles(),
  };
}

const publicFiles = (): string[] =>
  readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) => `/${path.posix.join(path.relative('public', parentPath), name)}`,
    );
