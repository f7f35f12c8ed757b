import '#server-only';

import { readdirSync } from 'node:fs';
import path from 'node:path';

import { articleAnchors } from '../content/check/check-links';
import { fixedParts, linkRecord, proseRules } from '../content/check/prose-rules';
import { blog } from '../content/collections/blog';
import { whitepapers } from '../content/collections/whitepapers';
import { type ContentFile, isParsed, type ParsedFile } from '../content/load/content-file';
import type { EditorChecks } from './post';

/** Reads what the editor checks words and links with. A route exports it as a JSON file. */
export function editorChecks(): EditorChecks {
  const rules = proseRules.valid();
  const published = new Set([...blog.all(), ...whitepapers.all()].map(({ file }) => file));
  const files: ContentFile[] = [...blog.inspect().files, ...whitepapers.inspect().files];
  const [articles = [], hidden = []] = [true, false].map((shown) =>
    files.filter(isParsed).filter(({ file }) => published.has(file) === shown),
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
      .filter((url) => !isIn(hidden, url) || isIn(articles, url)),
    headings: Object.fromEntries(articleAnchors(articles)),
    files: publicFiles(),
  };
}

const isIn = (articles: readonly ParsedFile[], text: string) =>
  articles.some(({ source }) => source.body.includes(text));

const publicFiles = (): string[] =>
  readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) => `/${path.posix.join(path.relative('public', parentPath), name)}`,
    );
