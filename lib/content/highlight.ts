import '#server-only';

import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import diff from 'shiki/langs/diff.mjs';
import html from 'shiki/langs/html.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import sql from 'shiki/langs/sql.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';

import { type CodeToken, codeLanguages, type Highlighter } from './markdown-code';

const grammars = {
  bash,
  css,
  diff,
  html,
  javascript,
  json,
  python,
  sql,
  typescript,
  yaml,
} satisfies Record<keyof typeof codeLanguages, unknown>;

/** A theme whose colors are names: `var(--token-keyword)`. */
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--' });

let opened: ReturnType<typeof createHighlighterCoreSync> | undefined;

/** The highlighter of this process. It compiles a grammar when a text first has its language. */
function highlighterFor(name: keyof typeof grammars) {
  opened ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine(),
  });
  opened.loadLanguageSync(grammars[name]);
  return opened;
}

/** Highlights code with Shiki. Tokens of one kind that follow each other are joined. */
export const highlight: Highlighter = (code, language) => {
  const [name] = Object.entries(codeLanguages).find(
    ([id, others]) => id === language || others.some((other) => other === language),
  ) ?? [undefined];
  if (name === undefined) return undefined;
  const lang = name as keyof typeof grammars;
  const lines = highlighterFor(lang).codeToTokensBase(code, {
    lang,
    theme: 'tokens',
    // Without limits: the same code has the same tokens on a slow machine.
    tokenizeTimeLimit: 0,
  });
  const tokens: CodeToken[] = [];
  const add = (text: string, kind?: string) => {
    const last = tokens.at(-1);
    if (last && last.kind === kind) last.text += text;
    else tokens.push({ text, kind });
  };
  for (const [index, line] of lines.entries()) {
    if (index > 0) add('\n');
    for (const { content, color } of line)
      add(content, /^var\(--token-(.+)\)$/.exec(color ?? '')?.[1]);
  }
  return tokens;
};
