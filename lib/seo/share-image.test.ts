import sharp from 'sharp';
import { threadColor } from 'thread-art/palette';
import { expect, it } from 'vitest';
import { drawingTheme } from '#lib/content/brand/drawing-theme';
import { type ShareCard, shareCards } from './share-cards';
import { drawShareImage, shareFaces, shareImage } from './share-image';
import { column, drawableCard, layText, type PlacedLine, setText } from './share-layout';

const { palette } = drawingTheme();

const faces = shareFaces();
const cards = shareCards();
const right = column.left + column.measure;

/** A card with the picture of its subject, and one with two products at work, if there is one. */
const kinds = [cards.find(({ scenes }) => !scenes), cards.find(({ scenes }) => scenes)].filter(
  (card) => card !== undefined,
);

// e2e/documents.test.ts checks the size of each in pixels.
it.each(kinds)('the share image of $path is small, in all colors, without a font', async (card) => {
  const png = await shareImage(card, 'Loom');
  expect(png.length).toBeLessThan(100_000);
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  const threads = (['accent', 'primary'] as const).map((name) => threadColor(palette, name));
  const colors = [palette.paper.light, palette.ink.light, ...threads];
  const isFound = (color: string) => {
    const wanted = Buffer.from(color.slice(1), 'hex');
    const differenceAt = (at: number) => (channel: number) =>
      pixels.readUInt8(at + channel) - wanted.readUInt8(channel);
    // The palette may differ by what is not visible.
    for (let at = 0; at < pixels.length; at += 3)
      if (Math.hypot(...[0, 1, 2].map(differenceAt(at))) < 4) return true;
    return false;
  };
  expect(colors.filter((color) => !isFound(color))).toEqual([]);
  // Words are outlines, and threads are beside them.
  const svg = drawShareImage(card, 'Loom', faces);
  expect(svg).not.toMatch(/<text|font-/);
  const [, x] = /<svg [^>]*?x="(\d+)"/.exec(svg) ?? [];
  expect(Number(x)).toBeGreaterThan(right);
});

const cardOf = (title: string): ShareCard => ({
  path: '/long',
  kind: 'A kind of page',
  title,
  subject: { collection: 'blog', id: 'x' },
});

it('keeps the words of a card in their column, also those of a long title', () => {
  const longest = cards.toSorted((a, b) => b.title.length - a.title.length).slice(0, 10);
  const long = 'Loom and the responsible measurement of enterprise-wide generative AI';
  const titles = [long, 'word '.repeat(60), 'w'.repeat(104), `A ${'long'.repeat(20)} word`];
  for (const card of [...longest, ...titles.map(cardOf)]) {
    const { kind, title, note } = layText(card, faces);
    const endOf = (face: keyof typeof faces) => (line: PlacedLine) =>
      line.x + faces[face].width(line.text, line.size, line.tracking);
    const ends = [...title.map(endOf('display')), ...[kind, ...note].map(endOf('text'))];
    expect(Math.max(...ends), card.path).toBeLessThanOrEqual(right);
    // Below the logo and the name of the site.
    expect(kind.y - kind.size, card.path).toBeGreaterThanOrEqual(150);
    expect((note.at(-1) ?? title.at(-1))?.y, card.path).toBeLessThanOrEqual(column.foot);
  }
  const { title } = layText(cardOf('word '.repeat(60)), faces);
  expect(title).toHaveLength(4);
  expect(title.at(-1)?.text).toMatch(/…$/);
});

it.each([
  ['人工智能在企业中', 'Loom', ''],
  ['Weave 🧵 it → now', 'Weave  it  now', 'A kind of page'],
  ['“Straße” & café', '“Straße” & café', 'A kind of page'],
])('shows %j as %j', (title, shown, kind) => {
  expect(drawableCard(cardOf(title), 'Loom', faces)).toMatchObject({ title: shown, kind });
});

const steps = [
  { size: 20, lines: 1 },
  { size: 10, lines: 2 },
];
it.each([
  ['the largest step that fits', 'one', ['one'], 20],
  ['a smaller one', 'one two', ['one two'], 10],
  ['lines of similar width', 'one two three four', ['one two', 'three four'], 10],
  ['lines that end well', 'Checks at the gates', ['Checks', 'at\u00a0the\u00a0gates'], 10],
  ['nothing for a word wider than the column', 'incomprehensibilities', undefined, 0],
  ['nothing for too many words', 'one two three four five six seven eight', undefined, 0],
  ['nothing for no words', '', undefined, 0],
])('setText takes %s', (_, text, lines, size) => {
  const found = setText(text, steps, 130, (line) => line.length);
  expect(found).toEqual(lines && { lines, size });
});
