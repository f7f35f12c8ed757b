import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { checkDraft, picturesOf, previewOf } from './editor-tools';
import { pictureDownload, postDownload } from './export-files';
import { postFile } from './file';
import { goodDraft, sampleData, samplePost } from './fixtures';
import { insertPictures } from './markup';
import { createPictureStorage, type PictureDatabase } from './picture-storage';
import {
  fileProblem,
  type LocalPicture,
  pictureName,
  previewPictures,
  sizeProblem,
} from './pictures';

const picture = (path: string): LocalPicture => ({
  path,
  file: new Blob([path]),
  preview: `data:image/webp,${path}`,
  width: 1600,
  height: 900,
});
const withText = (content: string) => ({ ...goodDraft, content });

describe('the name of a dropped picture', () => {
  it.each([
    ['My Loom (März).JPG', 'image/jpeg', 'my-loom-marz.jpg'],
    ['loom.jpeg', 'image/png', 'loom-2.png'],
    ['織物.webp', 'image/webp', 'picture.webp'],
  ])('of %s as %s is %s', (name, type, expected) => {
    expect(pictureName(name, type, new Set(['loom.png']))).toBe(expected);
  });
});

describe('a file', () => {
  it.each([
    [{ type: 'image/gif', size: 1 }, 'no JPEG, PNG, WebP or AVIF'],
    [{ type: 'image/svg+xml', size: 1 }, 'no JPEG, PNG, WebP or AVIF'],
    [{ type: 'image/png', size: 9_500_000 }, '9.5 MB, more than 8 MB'],
    [{ type: 'image/png', size: 8_000_000 }, undefined],
  ])('%o is refused because of %s', (file, reason) => {
    if (reason) expect(fileProblem(file)).toContain(reason);
    else expect(fileProblem(file)).toBeUndefined();
  });

  it.each([
    [{ width: 200, height: 900 }, '200 × 900 pixels'],
    [{ width: 9000, height: 900 }, 'more than 8000'],
    [{ width: 400, height: 900 }, undefined],
  ])('of %o is refused because of %s', (size, reason) => {
    if (reason) expect(sizeProblem(size)).toContain(reason);
    else expect(sizeProblem(size)).toBeUndefined();
  });
});

describe('a draft with pictures', () => {
  const content = 'Text.\n\n![A loom](./mine.png)\n\n![Another](./loom.png#half)';

  it('may name dropped pictures and those of the repository', () => {
    expect(checkDraft(withText(content), sampleData, undefined, ['mine.png'])).toEqual({});
    expect(checkDraft(withText(content), sampleData).content).toContain(
      'there is no picture ./mine.png',
    );
  });

  it('has to describe each', () => {
    const errors = checkDraft(withText('Text.\n\n![](./loom.png)'), sampleData);
    expect(errors.content).toBe(
      'Line 3: write what the picture shows between the brackets: ![…](./loom.png)',
    );
  });

  it('shows dropped pictures, and published ones of any post', () => {
    const set = { sources: [], src: '/pictures/loom.png', width: 10, height: 10 };
    const posts = [{ ...samplePost('one'), pictures: { 'loom.png': set } }];
    const result = previewOf(content, previewPictures([picture('mine.png')], posts));
    const html = 'html' in result ? result.html : '';
    expect(html).toContain('src="data:image/webp,mine.png"');
    expect(html).toContain('<figure class="figure half"><picture><img src="/pictures/loom.png"');
  });

  it('is downloaded with the pictures that it uses, at their paths', async () => {
    const used = picturesOf(withText(content), [picture('mine.png'), picture('unused.png')]);
    const { name, file } = await postDownload(withText(content), used);
    expect(name).toBe('pilots-that-end.zip');
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const texts = Object.entries(files).map(([path, bytes]) => [
      path,
      new TextDecoder().decode(bytes),
    ]);
    expect(Object.fromEntries(texts)).toEqual({
      'content/blog/pilots-that-end.md': postFile(withText(content)),
      'content/blog/mine.png': 'mine.png',
    });
  });

  it('is a single file without pictures, and a single picture is itself', async () => {
    expect((await postDownload(goodDraft, [])).name).toBe('pilots-that-end.md');
    expect((await pictureDownload(goodDraft, [picture('a.png')])).name).toBe('a.png');
    const several = await pictureDownload(goodDraft, [picture('a.png'), picture('b.png')]);
    expect(several.name).toBe('pilots-that-end-pictures.zip');
  });
});

it.each([
  ['', 0, '![](./a.png)\n\n![](./b.png)\n'],
  ['One.', 4, 'One.\n\n![](./a.png)\n\n![](./b.png)\n'],
  ['One.\nTwo.', 2, 'One.\n\n![](./a.png)\n\n![](./b.png)\n\nTwo.'],
  ['![a](./c.png)\n\nTwo.', 2, '![a](./c.png)\n\n![](./a.png)\n\n![](./b.png)\n\nTwo.'],
])('pictures are paragraphs of their own in %j', (text, at, expected) => {
  const edit = insertPictures({ text, start: at, end: at }, [{ path: 'a.png' }, { path: 'b.png' }]);
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  expect(after).toBe(expected);
  // The caret is between the brackets of the first description.
  expect(after.slice(0, edit.start)).toMatch(/!\[$/);
});

describe('the storage of pictures', () => {
  function database(): PictureDatabase & { size: () => number } {
    const items = new Map<string, Parameters<PictureDatabase['set']>[1]>();
    return {
      set: async (key, value) => void items.set(key, value),
      entries: async () => [...items],
      delMany: async (keys) => keys.forEach((key) => void items.delete(key)),
      size: () => items.size,
    };
  }

  it('gives a tab its pictures back after a reload, and no others', async () => {
    const shared = database();
    expect(await createPictureStorage(shared, 'one').write(picture('a.png'))).toBe(true);
    await createPictureStorage(shared, 'two').write(picture('b.png'));
    expect(await createPictureStorage(shared, 'one').read()).toEqual([picture('a.png')]);
  });

  it('deletes pictures of tabs that were closed long ago', async () => {
    const shared = database();
    await createPictureStorage(shared, 'old', () => 0).write(picture('a.png'));
    const later = () => 31 * 24 * 60 * 60 * 1000;
    expect(await createPictureStorage(shared, 'old', later).read()).toEqual([]);
    expect(shared.size()).toBe(0);
  });

  it('tells when the browser refuses to store, and never throws', async () => {
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const storage = createPictureStorage({ set: refuse, entries: refuse, delMany: refuse }, 'one');
    expect(await storage.write(picture('a.png'))).toBe(false);
    expect(await storage.read()).toEqual([]);
  });
});
