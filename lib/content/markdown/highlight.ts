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

import { codeLanguages, type Highlighter } from './code';

let highlighter: ReturnType<typeof createHighlighterCoreSync> | undefined;

/** Highlights code with Shiki. */
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
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
    ...line.map(({ content, color }) => tokenOf(content, color)),
  ]);
};

/** A part of a line of code. @param color - a name, if it differs from that of the text */
function tokenOf(value: string, color = ''): ElementContent {
  const text = { type: 'text' as const, value };
  const [, kind] = /^var\(--token-(.+)\)$/.exec(color) ?? [];
  const properties = { className: [`tok-${kind}`] };
  return kind ? { type: 'element', tagName: 'span', properties, children: [text] } : text;
}
