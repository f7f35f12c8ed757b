import { leading, type Sheet, widthOf, wrapped } from '../chart/drawing.ts';
import type { Point } from '../fit.ts';
import { cycle } from '../random.ts';
import { type Drawn, setLines, type Word } from './blocks.ts';
import type { Decision, Question } from './schema.ts';
import { bend, dot, type Ink, twistedThread } from './strands.ts';

interface Node {
  /** The answer that leads here; none at the root. */
  answer?: string;
  text: string;
  children: Node[];
}

const treeOf = ({ question, answers }: Question, answer?: string): Node => ({
  answer,
  text: question,
  children: Object.entries(answers).map(([reply, next]) =>
    typeof next === 'string' ? { answer: reply, text: next, children: [] } : treeOf(next, reply),
  ),
});

const depthOf = (node: Node): number => 1 + Math.max(0, ...node.children.map(depthOf));

/** A question whose thread forks into one for each answer. */
export function drawDecision(decision: Decision, sheet: Sheet): Drawn {
  const root = treeOf(decision);
  const column = sheet.width / depthOf(root);
  return sheet.name === 'wide' && fits(root, sheet, column)
    ? across(root, sheet, column)
    : down(root, sheet);
}

/** Distance of the text from its dot. */
const indent = 18;

/** Width of the text of a node; a question leaves room for the fork after it. */
const measureOf = ({ children }: Node, column: number) =>
  column - indent - (children.length > 0 ? 46 : 8);

function fits(node: Node, sheet: Sheet, column: number): boolean {
  const words = node.text.split(/\s+/);
  const measure = measureOf(node, column);
  return (
    words.every((word) => widthOf(word, sheet) <= measure) &&
    wrapped(node.text, sheet, measure).length <= 6 &&
    node.children.every((child) => fits(child, sheet, column))
  );
}

/** Words of a node: its answer in the color of its thread, then a question or a result. */
function wordsOf(node: Node, sheet: Sheet, x: number, y: number, measure: number, ink: Ink) {
  const answer = node.answer === undefined ? [] : wrapped(node.answer, sheet, measure);
  const text = wrapped(node.text, sheet, measure);
  const words: Word[] = [
    ...setLines(answer, sheet, { x, y, style: 'strong', ink }),
    ...setLines(text, sheet, {
      ...{ x, y: y + answer.length * leading(sheet) },
      ...(node.children.length > 0 ? {} : { style: 'quiet' }),
    }),
  ];
  return { words, height: (answer.length + text.length) * leading(sheet) };
}

function across(root: Node, sheet: Sheet, column: number): Drawn {
  const art: string[] = [];
  const dots: string[] = [];
  const words: Word[] = [];
  let bottom = 0;
  /** Draws a node and what follows from it. @returns the height of its dot */
  const place = (node: Node, depth: number, ink: Ink): number => {
    const x = depth * column + 8;
    const top = bottom;
    const measure = measureOf(node, column);
    const own = wordsOf(node, sheet, x + indent - 4, 0, measure, ink);
    const ys = node.children.map((child, index) => place(child, depth + 1, toneOf(child, index)));
    const [first, last] = [ys[0], ys.at(-1)];
    const height = Math.max(own.height, 20);
    let y = top + height / 2;
    if (first !== undefined && last !== undefined) y = Math.max(y, (first + last) / 2);
    bottom = Math.max(bottom, y + height / 2 + (node.children.length > 0 ? 0 : 16));
    words.push(...own.words.map((word) => ({ ...word, y: word.y + y - own.height / 2 })));
    const widest = Math.max(...own.words.map(({ text }) => widthOf(text, sheet)));
    const from: Point = [x + indent + Math.min(widest, measure), y];
    node.children.forEach((child, index) => {
      const to: Point = [(depth + 1) * column + 8, ys[index] ?? y];
      const ink = toneOf(child, index);
      art.push(
        twistedThread(sheet.theme.palette, { ...bend(from, to), inks: [ink, ink], swing: 3.5 }),
      );
      dots.push(dot(sheet.theme.palette, to, ink));
    });
    return y;
  };
  const y = place(root, 0, 'ink');
  dots.push(dot(sheet.theme.palette, [8, y]));
  return { height: bottom, art: art.join('') + dots.join(''), words };
}

/** Color of an answer: yes and no have the same one everywhere, others cycle. */
function toneOf({ answer = '' }: Node, index: number): Ink {
  if (/^yes\b/i.test(answer)) return 'fourth';
  if (/^no\b/i.test(answer)) return 'accent';
  return cycle(['primary', 'accent', 'fourth', 'fifth'] as const, index);
}

function down(root: Node, sheet: Sheet): Drawn {
  const step = 26;
  const art: string[] = [];
  const dots: string[] = [];
  const words: Word[] = [];
  let y = 2;
  const place = (node: Node, depth: number, ink: Ink): Point => {
    const here: Point = [8 + depth * step, y + sheet.size * 0.68];
    const x = here[0] + indent;
    const own = wordsOf(node, sheet, x, y, sheet.width - x, ink);
    words.push(...own.words);
    dots.push(dot(sheet.theme.palette, here, ink));
    y += own.height + 14;
    node.children.forEach((child, index) => {
      const ink = toneOf(child, index);
      const [toX, toY] = place(child, depth + 1, ink);
      // Down beside the words of the question, then right to the dot of the answer.
      const at = (u: number): Point => {
        const turn = u < 0.75 ? 0 : (u - 0.75) / 0.25;
        const tall = toY - here[1] - step;
        const angle = (turn * Math.PI) / 2;
        return u < 0.75
          ? [here[0], here[1] + (tall * u) / 0.75]
          : [
              here[0] + (toX - here[0]) * (1 - Math.cos(angle)),
              here[1] + tall + step * Math.sin(angle),
            ];
      };
      art.push(
        twistedThread(sheet.theme.palette, {
          at,
          length: toY - here[1],
          inks: [ink, ink],
          swing: 3,
        }),
      );
    });
    return here;
  };
  place(root, 0, 'ink');
  return { height: y, art: art.reverse().join('') + dots.join(''), words };
}
