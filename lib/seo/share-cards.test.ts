import { describe, expect, it } from 'vitest';

import { blog } from '../content/collections/blog';
import { demos } from '../content/collections/demos';
import { canonicalPages } from '../content/urls';
import { shareCards, shareFile, sharePath } from './share-cards';
import { shareFaces } from './share-image';
import { column, type Faces, layText, type PlacedLine, shareSize } from './share-layout';

const cards = shareCards();
const faces = shareFaces();
const right = column.left + column.measure;
const endOf = (line: PlacedLine, face: Faces['text']) =>
  line.x + face.width(line.text, line.size, line.tracking);

describe('shareCards', () => {
  it('has one for every page of the sitemap and every demo', () => {
    const files = cards.map(({ path }) => shareFile(path));
    const pages = [...canonicalPages().map(({ path }) => path), ...demos.all().map(demos.url)];
    expect(pages).toContain('/');
    expect(files).toEqual(expect.arrayContaining(pages.map(shareFile)));
  });

  it('gives every page a file of its own, of letters that need no escape', () => {
    const files = cards.map(({ path }) => shareFile(path));
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect(file).toMatch(/^[a-z0-9.-]+\.png$/);
  });

  it('shows the series of a post once', () => {
    const parts = cards.filter(({ kind }) => /· Part \d of \d$/.test(kind));
    expect(parts).toHaveLength(blog.all().filter(({ series }) => series).length);
    for (const { title } of parts) expect(title).not.toMatch(/Part \d/);
  });
});

describe('the words of a card', () => {
  it.each(cards)('$path stay in their column', (card) => {
    const { kind, title, note } = layText(card, faces);
    for (const line of title) expect(endOf(line, faces.display)).toBeLessThanOrEqual(right);
    for (const line of [kind, ...note]) expect(endOf(line, faces.text)).toBeLessThanOrEqual(right);
    expect(title.length).toBeLessThanOrEqual(4);
    expect(title[0]?.size).toBeGreaterThanOrEqual(42);
    expect(kind.y - kind.size).toBeGreaterThanOrEqual(column.head);
    const last = note.at(-1) ?? title.at(-1);
    expect(last?.y).toBeLessThanOrEqual(shareSize.height - 60);
  });

  it('fit for a title much longer than any of ours', () => {
    const title =
      'Loom and the responsible measurement of enterprise-wide generative artificial intelligence';
    const card = { path: '/long', kind: 'Blog', title, subject: { collection: 'blog', id: 'x' } };
    const laid = layText(card as never, faces);
    for (const line of laid.title) expect(endOf(line, faces.display)).toBeLessThanOrEqual(right);
    expect(laid.kind.y - laid.kind.size).toBeGreaterThanOrEqual(column.head);
  });

  it('name the page whose title fits nowhere', () => {
    const [card] = cards;
    if (!card) throw new Error('no card');
    const title = 'word '.repeat(60);
    expect(() => layText({ ...card, path: '/endless', title }, faces)).toThrow('/endless');
  });
});

describe('shareFile', () => {
  it.each([
    ['/', 'index.png'],
    ['/about', 'about.png'],
    ['/blog/blog-06', 'blog.blog-06.png'],
    ['/tools/genai-landscape', 'tools.genai-landscape.png'],
    ['/blog/page/2', 'blog.png'],
    ['/blog/preview', 'blog.png'],
    ['/404', 'index.png'],
    ['/demos/404', 'index.png'],
  ])('of %s is %s', (path, file) => {
    expect(shareFile(path)).toBe(file);
    expect(sharePath(path)).toBe(`/og/${file}`);
  });
});
