import '#server-only';

import type { ElementContent } from 'hast';
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

import { codeLanguages, type Highlighter } from './markdown-code';

let highlighter: ReturnType<typeof createHighlighterCoreSync> | undefined;

/** Highlights code with Shiki. Tokens of one kind that follow each other are joined. */
export const highlight: Highlighter = (code, lang) => {
  if (!codeLanguages.includes(lang)) return undefined;
  highlighter ??= createHighlighterCoreSync({
    // Colors are names: `var(--token-keyword)`.
    themes: [createCssVariablesTheme({ name: 'tokens', variablePrefix: '--' })],
    langs: [bash, css, diff, html, javascript, json, python, sql, typescript, yaml],
    engine: createJavaScriptRegexEngine(),
  });
  // Without a time limit: the same code has the same tokens on a slow machine.
  const lines = highlighter.codeToTokensBase(code, { lang, theme: 'tokens', tokenizeTimeLimit: 0 });
  const tokens: { text: string; kind?: string }[] = [];
  const add = (text: string, kind?: string) => {
    const last = tokens.at(-1);
    if (last && last.kind === kind) last.text += text;
    else tokens.push({ text, kind });
  };
  for (const [index, line] of lines.entries()) {
    if (index > 0) add('\n');
    for (const { content, color } of line) {
      add(content, /^var\(--token-(.+)\)$/.exec(color ?? '')?.[1]);
    }
  }
  return tokens.map(({ text, kind }): ElementContent => {
    const value = { type: 'text' as const, value: text };
    const properties = { className: [`tok-${kind}`] };
    return kind ? { type: 'element', tagName: 'span', properties, children: [value] } : value;
  });
};
