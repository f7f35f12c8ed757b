import sharp from 'sharp';
import { pageColor, threadColor } from 'thread-art/palette';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ShareCard, shareCards } from './share-cards';
import { drawShareImage, shareFaces, shareImage } from './share-image';
import { shareSize } from './share-layout';

const draw = (card: ShareCard, name = 'Loom') => drawShareImage(card, name, shareFaces());
const print = (card: ShareCard) => shareImage(card, 'Loom');

/** One card of each kind of page. */
const samples = new Map(shareCards().map((card) => [card.subject.collection, card]));

describe.each([...samples])('the share image of %s', (_, card) => {
  let png: Buffer;
  beforeAll(async () => {
    png = await print(card);
  });

  it('is a PNG of 1200 by 630 with a palette', async () => {
    const metadata = await sharp(png).metadata();
    expect(metadata).toMatchObject({
      format: 'png',
      ...shareSize,
      isPalette: true,
    });
  });

  it('weighs at most 100 kB', () => expect(png.length).toBeLessThan(100_000));

  it('keeps the colors of the mark and of both grounds', async () => {
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const found: number[][] = [];
    for (let at = 0; at < data.length; at += 3) found.push([...data.subarray(at, at + 3)]);
    const { light: paper } = pageColor('paper');
    const { light: ink } = pageColor('ink');
    for (const color of [paper, ink, threadColor('accent'), threadColor('primary')]) {
      const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      const isClose = (rgb: number[]) => rgb.every((x, i) => Math.abs(x - (wanted[i] ?? 0)) <= 12);
      expect(found.some(isClose), color).toBe(true);
    }
  });
});

describe('a share image', () => {
  const [card] = shareCards();
  if (!card) throw new Error('no card');

  it('is the same for the same card', async () => {
    expect((await print(card)).equals(await print(card))).toBe(true);
  });

  it('needs no font: words are outlines', () => {
    expect(draw(card)).not.toMatch(/<text|font-/);
  });

  it('shows the company’s name, whatever its length', () => {
    expect(draw(card, 'Loom')).not.toBe(draw(card, 'Weave'));
    expect(draw(card, 'The Very Long Name of a Consulting Company')).toContain('<svg');
  });

  it('draws threads only beside the text', () => {
    const [, x] = /<svg [^>]* x="(\d+)"/.exec(draw(card)) ?? [];
    expect(Number(x)).toBeGreaterThan(680);
  });
});
