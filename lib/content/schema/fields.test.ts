import { describe, expect, it } from 'vitest';
import {
  action,
  externalUrl,
  href,
  icon,
  image,
  isoDate,
  partLanguage,
  slug,
  source,
  summary,
  text,
} from './fields';
import { iconNames } from './icons';

const fields = {
  action,
  externalUrl,
  href,
  icon,
  image,
  isoDate,
  partLanguage,
  slug,
  source,
  summary,
  text,
};

type Name = keyof typeof fields;

const fixOf = (name: Name, value: unknown) =>
  fields[name].safeParse(value).error?.issues[0]?.message;

describe('a field', () => {
  it.each<[Name, unknown]>([
    ['text', 'A line'],
    ['summary', 'x'.repeat(50)],
    ['summary', 'x'.repeat(180)],
    ['isoDate', '2024-02-29'],
    ['isoDate', '2024-12-31'],
    ['slug', 'ai-strategy-2'],
    ['partLanguage', 'fr-CH'],
    ['image', '/images/a_b-c.webp'],
    ['href', '/contact'],
    ['href', '#below'],
    ['href', 'https://www.example.com'],
    ['href', 'mailto:hello@loom.example'],
    ['href', 'tel:+12155550100'],
    ['externalUrl', 'https://www.example.com/a'],
    ['icon', iconNames[0]],
    ['source', { label: 'Census', url: 'https://www.census.gov/' }],
  ])('%s takes %j', (name, value) => expect(fixOf(name, value)).toBeUndefined());

  it.each<[Name, unknown, RegExp]>([
    ['text', '', /write something/],
    ['text', ' A', /spaces/],
    ['text', 7, /in quotes/],
    ['summary', 'x'.repeat(49), /at least 50/],
    ['summary', 'x'.repeat(181), /180/],
    ['isoDate', '2024-02-30', /day of the calendar/],
    ['isoDate', '2023-02-29', /day of the calendar/],
    ['isoDate', '2024-04-31', /day of the calendar/],
    ['isoDate', '2024-00-10', /day of the calendar/],
    ['isoDate', '2024-13-10', /day of the calendar/],
    ['isoDate', '2024-5-1', /YYYY-MM-DD/],
    ['isoDate', '2024-05-01T00:00:00Z', /YYYY-MM-DD/],
    ['isoDate', 'May 29, 2024', /YYYY-MM-DD/],
    ['slug', 'AI-Strategy', /lower-case/],
    ['slug', 'ai--strategy', /lower-case/],
    ['slug', '-ai', /lower-case/],
    ['slug', 'ai/strategy', /lower-case/],
    ['partLanguage', 'German', /language code/],
    ['partLanguage', 'fr_CH', /language code/],
    ['image', 'images/a.webp', /path from public/],
    ['image', '/images/a.gif', /path from public/],
    ['image', 'https://www.example.com/a.png', /path from public/],
    ['href', 'contact', /start the link/],
    ['href', 'http://www.example.com', /start the link/],
    ['href', 'javascript:alert(1)', /start the link/],
    ['href', '/a b', /start the link/],
    ['externalUrl', '/contact', /whole address/],
    ['externalUrl', 'javascript:alert(1)', /whole address/],
    ['icon', 'unicorn', /use one of blocks, .*users/],
    ['source', { label: 'Census' }, /whole address/],
    ['source', { label: 'A', url: 'https://www.example.com', page: 3 }, /page/],
    ['action', { label: 'A', href: 'contact' }, /start the link/],
  ])('%s refuses %j and says what to write', (name, value, fix) => {
    expect(fixOf(name, value)).toMatch(fix);
  });
});
