import '#server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { unescaped } from 'thread-art/escape';
import { type FontOutlines, openFontOutlines } from 'thread-art/font-outlines';
import { fiveTones, textColor, threadColor } from 'thread-art/palette';
import { drawPicture } from 'thread-art/picture';
import { sceneContent } from 'thread-art/scene/scene';
import type { Scene } from 'thread-art/scene/schema';
import { sceneSize, type TextStyle, textStyles } from 'thread-art/scene/sheet';
import { pictureOf } from '../art/pictures';
import { drawingTheme } from '../content/brand/drawing-theme';
import { drawnLogo, threadOnInk } from '../content/brand/logo';
import { onceFromContent } from '../content/load/content-folder';
import type { ShareCard } from './share-cards';
import {
  column,
  drawable,
  drawableCard,
  type Faces,
  layText,
  type PlacedLine,
  shareSize,
} from './share-layout';

const palette = () => drawingTheme().palette;

/** Thread colors, and lighter ones for those that are too dark on ink at thumbnail size. */
const lighter = onceFromContent(() =>
  [...fiveTones, 'neutral' as const]
    .map((tone) => threadColor(palette(), tone))
    .map((color) => [color, threadOnInk(color)]),
);

const lightened = (svg: string) =>
  lighter().reduce((drawn, [from, to]) => drawn.replaceAll(`"${from}"`, `"${to}"`), svg);

/** Area of the drawing in pixels. It is beside the text, so no thread crosses a letter. */
const field = { x: 690, width: shareSize.width - 690 } as const;
/** Scale of the drawing: fewer and thicker threads are visible at thumbnail size. */
const enlarged = 1.9;

let faces: Faces | undefined;

/** The two fonts of the site, opened once per process. */
export function shareFaces(): Faces {
  faces ??= { display: openFace('display'), text: openFace('text') };
  return faces;
}

function openFace(name: string): FontOutlines {
  return openFontOutlines(readFileSync(path.join(process.cwd(), 'app/fonts', `${name}.woff2`)));
}

/** Draws the share image of a page as PNG. */
export async function shareImage(card: ShareCard, siteName: string): Promise<Buffer> {
  const svg = drawShareImage(card, siteName, shareFaces());
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 1, dither: 0 }).toBuffer();
}

/** Draws the share image of a page as SVG without fonts: text is outlines. */
export function drawShareImage(card: ShareCard, siteName: string, faces: Faces): string {
  const { width, height } = shareSize;
  const { color } = pictureOf(card.subject, 'hero');
  const tone = textColor(palette(), color).light;
  const [paper, ink, muted] = [onPaper('paper'), onPaper('ink'), onPaper('muted')];
  const { kind, title, note } = layText(drawableCard(card, siteName, faces), faces);
  const threads = card.scenes
    ? card.scenes.map((scene, index) => drawOnInk(scene, index, faces)).join('')
    : drawField(card);
  const parts = [
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${ink}" d="M${field.x} 0H${width}V${height}H${field.x}z"/>`,
    threads,
    drawName(drawable(siteName, faces.display) ?? '', faces),
    kind.text && `<path fill="${tone}" d="M${column.left} ${kind.y - 10}h34v3h-34z"/>`,
    drawLine(kind, faces.text, tone, 0.7),
    ...title.map((line) => drawLine(line, faces.display, ink)),
    ...note.map((line) => drawLine(line, faces.text, muted)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

const onPaper = (name: 'paper' | 'ink' | 'muted') => palette()[name].light;

function drawField({ subject }: ShareCard): string {
  const picture = {
    ...pictureOf(subject, 'hero'),
    fade: undefined,
    width: Math.round(field.width / enlarged),
    height: Math.round(shareSize.height / enlarged),
  };
  const art = drawPicture(picture, palette());
  const placed = art.replace(
    / width="\d+" height="\d+"/,
    ` x="${field.x}" width="${field.width}" height="${shareSize.height}" preserveAspectRatio="none"`,
  );
  return lightened(placed);
}

/** Color of the words of a scene on ink, as in the dark scheme. */
function wordColor(style: TextStyle): string {
  if (style === 'quiet') return palette().muted.dark;
  return onPaper(style === 'dark' ? 'ink' : 'paper');
}

/** Height in pixels of a scene, cut as on a card, and the margin around it. */
const sceneBox = { height: 270, margin: 15, gap: 30 } as const;

/** A product at work on ink, the first one above the second. Words are outlines. */
function drawOnInk(scene: Scene, index: number, faces: Faces): string {
  const content = sceneContent(scene, drawingTheme())
    .replaceAll('class="scene-card"', `fill="${palette().card.dark}"`)
    .replace(
      /<text(?: class="scene-(\w+)")? x="([\d.]+)" y="([\d.]+)">([^<]*)<\/text>/g,
      (_, style: TextStyle = 'body', x: string, y: string, text: string) => {
        const { size, face } = textStyles[style];
        const at = { x: Number(x), y: Number(y), size };
        const outlines = face === 'display' ? faces.display : faces.text;
        return `<path fill="${wordColor(style)}" d="${outlines.outline(unescaped(text), at)}"/>`;
      },
    );
  const { height, margin, gap } = sceneBox;
  return `<svg x="${field.x + margin}" y="${gap + index * (height + gap)}" width="${(height * 16) / 9}" height="${height}" viewBox="0 0 ${sceneSize.width} 225" fill="none" stroke-linecap="round" stroke-linejoin="round">${lightened(content)}</svg>`;
}

/** Logo and name of the site, top left as in the header. */
function drawName(name: string, { display }: Faces): string {
  const [left, tracking] = [column.left + 62, -0.025];
  const size = 38 * Math.min(1, (column.measure - 62) / display.width(name, 38, tracking));
  const line: PlacedLine = { text: name, x: left, y: 100, size, tracking };
  const logo = drawnLogo('paper', `x="${column.left - 3}" y="63" width="48" height="48"`);
  return `${logo}${drawLine(line, display, onPaper('ink'))}`;
}

/** @param heft - stroke width in pixels; turns the regular weight of the text font into medium */
function drawLine(line: PlacedLine, face: FontOutlines, color: string, heft = 0): string {
  const stroke = heft > 0 ? ` stroke="${color}" stroke-width="${heft}"` : '';
  return `<path fill="${color}"${stroke} d="${face.outline(line.text, line)}"/>`;
}
