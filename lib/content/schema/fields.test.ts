import { expect, it } from 'vitest';
import type { z } from 'zod';
import * as schemas from './fields';

const fields: Record<string, unknown> = schemas;
const fixOf = (name: string, value: unknown) =>
  (fields[name] as z.ZodType).safeParse(value).error?.issues[0]?.message;

it.each([
  ['summary', 'x'.repeat(50), 'x'.repeat(180)],
  ['isoDate', '2024-02-29', '2024-12-31'],
  ['partLanguage', 'fr-CH'],
  ['image', '/images/a_b-c.webp'],
  ['href', '/contact', '#below', 'https://www.example.com'],
  ['href', 'mailto:hello@loom.example', 'tel:+12155550100'],
])('the field %s takes what is right', (name, ...values) => {
  for (const value of values) expect(fixOf(name, value), `${value}`).toBeUndefined();
});

it.each<[name: string, fix: RegExp, ...values: unknown[]]>([
  ['text', /write something/, ''],
  ['text', /spaces/, ' A'],
  ['text', /in quotes/, 7],
  ['text', /one line/, 'One\ntwo'],
  ['title', /100 characters/, 'x'.repeat(101)],
  ['summary', /at least 50/, 'x'.repeat(49)],
  ['summary', /180/, 'x'.repeat(181)],
  ['isoDate', /YYYY-MM-DD/, '2024-02-30', '2024-13-10', '2024-5-1', '2024-05-01T00:00:00Z'],
  ['isoDate', /before 1900/, '0206-08-03'],
  ['entryId', /reserved/, '404', 'index', 'con', 'lpt1'],
  ['entryId', /100 characters/, 'x'.repeat(101)],
  ['addressName', /100 bytes/, '名'.repeat(34)],
  ['slug', /lower-case/, 'AI-Strategy', 'ai--strategy', '-ai', 'ai/strategy'],
  ['partLanguage', /language code/, 'German', 'fr_CH'],
  ['image', /path from public/, 'images/a.webp', '/images/a.gif', 'https://www.example.com/a.png'],
  ['href', /start the link/, 'contact', 'http://www.example.com', 'javascript:alert(1)'],
  ['href', /%20/, '/a b', 'tel:+1\u00a0215'],
  ['externalUrl', /whole address/, '/contact', 'javascript:alert(1)'],
  ['externalUrl', /%20/, 'https://a.example/a b', 'https://a.example/a\u200db'],
  ['source', /page/, { label: 'A', url: 'https://www.example.com', page: 3 }],
  ['action', /start the link/, { label: 'A', href: 'contact' }],
])('the field %s says %s for what is wrong', (name, fix, ...values) => {
  for (const value of values) expect(fixOf(name, value), `${value}`).toMatch(fix);
});
