import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { enterProject, tempProject } from '../fixtures/temp-project';
import { activeDemos, demos, demosForTags } from './demos';

const demo = {
  name: 'Loom watch',
  order: 1,
  description: 'Counts the threads of a picture and marks the ones that are broken.',
  demoUrl: '/loom-watch',
  requiresAuth: false,
  active: true,
  createdAt: '2025-02-11',
  industries: ['Textiles'],
  technology: ['Computer Vision'],
  provider: 'Loom Labs',
};
const file = 'content/demos/loom-watch.json';
const lines = JSON.stringify(demo, null, 2)
  .replace(/\[\n\s+(".*")\n\s+\]/g, '[$1]')
  .split('\n');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a mistake in the JSON of a demo', () => {
  function findings(line: number, text: string) {
    const content = lines.map((old, index) => (index + 1 === line ? text : old)).join('\n');
    const root = tempProject({ [file]: content });
    return demos.inspect(path.join(root, 'content')).problems;
  }

  it('is not found where there is none', () => {
    expect(findings(1, '{')).toEqual([]);
  });

  it.each([
    [2, '  "nam": "Loom watch",', 'nam', 2],
    [2, '  "nam": "Loom watch",', 'name', 1],
    [3, '  "order": 1.5,', 'order', 3],
    [5, '  "demoUrl": "https://demos.example/loom",', 'demoUrl', 5],
    [7, '  "active": "true",', 'active', 7],
    [8, '  "createdAt": "2025-02-31",', 'createdAt', 8],
    [9, '  "industries": [\n    "Textiles",\n    7\n  ],', 'industries.1', 11],
    [7, '  "active": true', 'JSON', 7],
  ])('on line %i (%j) is found as %s', (line, text, field, expected) => {
    expect(findings(line, text)).toContainEqual({
      file,
      line: expected,
      field,
      message: expect.any(String),
      fix: expect.stringMatching(/./),
    });
  });
});

describe('the lists of demos', () => {
  const at = (order: number, more: object) =>
    JSON.stringify({
      ...demo,
      order,
      name: `Demo ${order}`,
      description: `${demo.description} ${order}`,
      ...more,
    });
  const content = {
    'content/demos/a.json': at(3, {}),
    'content/demos/b.json': at(2, { industries: ['Energy'], technology: ['Textiles'] }),
    'content/demos/c.json': at(1, { active: false }),
    'content/demos/d.json': at(4, { industries: ['Energy'] }),
  };

  beforeEach(() => {
    enterProject(content);
  });
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

  it('leave inactive ones out and keep the order', () => {
    expect(ids(demos.all())).toEqual(['c', 'b', 'a', 'd']);
    expect(ids(activeDemos())).toEqual(['b', 'a', 'd']);
  });

  it.each([
    [['Textiles'], ['b', 'a']],
    [
      ['Computer Vision', 'Energy'],
      ['b', 'a', 'd'],
    ],
    [['textiles'], []],
    [[], []],
  ])('match the tags %j by industry or technology', (tags, expected) => {
    expect(ids(demosForTags(tags))).toEqual(expected);
  });
});
