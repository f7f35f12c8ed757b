import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { defineDocument } from './document';
import { text } from './fields';
import { enterProject, type Files } from './fixtures/temp-project';
import { ContentError } from './problem';

const define = () => defineDocument('door.json', z.strictObject({ name: text }));
const file = 'content/door.json';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a document', () => {
  it('reads its file', () => {
    enterProject({ [file]: '{ "name": "Loom" }' });
    expect(define().get()).toEqual({ name: 'Loom' });
  });

  it.each([
    ['a missing file', {}, 1, 'file', /this file is missing/],
    ['a missing field', { [file]: '{\n}' }, 1, 'name', /missing/],
    ['a wrong type', { [file]: '{\n  "name": 7\n}' }, 2, 'name', /^7 is not valid/],
    ['an unknown key', { [file]: '{\n  "name": "A",\n  "nam": 1\n}' }, 3, 'nam', /unknown field/],
    ['broken JSON', { [file]: '{\n  "name": "A",\n  "b"' }, 3, 'JSON', /./],
  ])('names line and field of %s, and throws the same', (_, files: Files, line, field, message) => {
    enterProject(files);
    const [problem] = define().inspect().problems;
    expect(problem).toMatchObject({ file, line, field });
    expect(problem?.message).toMatch(message);
    expect(problem?.fix).toBeTruthy();
    expect(define().valid()).toBeUndefined();
    expect(() => define().get()).toThrow(ContentError);
  });
});
