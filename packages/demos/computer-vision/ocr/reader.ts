import type { InferenceSession, Tensor } from 'onnxruntime-web';

import { type Box, findBoxes } from './boxes';
import { type Picture, samplePlanes } from './picture';
import { readingRows } from './rows';

/** A line of text in a picture. */
export interface Line {
  text: string;
  /** Mean probability of the characters, from 0 to 1. */
  confidence: number;
  box: Box;
}

export interface Reading {
  /** Rows from top to bottom, the lines of each from left to right. */
  rows: Line[][];
  /** Number of lines that are left out, because their characters are too uncertain. */
  unreadable: number;
  /** Quarter turns, clockwise, by which the picture was turned. */
  turns: number;
}

export interface Models {
  detector: Uint8Array;
  recognizer: Uint8Array;
  /** Characters of the recognizer, one a line. */
  characters: string;
}

interface Runtime {
  InferenceSession: typeof InferenceSession;
  Tensor: typeof Tensor;
}

/** Longest side of the detector's input in pixels. */
const DETECTOR_SIDE = 1280;
/** Height of the recognizer's input; shorter lines than its least width are padded. */
const LINE_HEIGHT = 48;
const LEAST_WIDTH = 320;
/**
 * Probability from which a space is read between two characters. Mostly trained on Chinese, the
 * network finds the blank more probable than most spaces between words.
 */
const SPACE_LIMIT = 0.02;
/** PaddleOCR's drop_score (tools/infer/utility.py). */
const LEAST_CONFIDENCE = 0.5;
/** Below this mean confidence a picture may be upside down. */
const DOUBTFUL = 0.8;

/**
 * Loads the networks of PP-OCRv4 (https://github.com/PaddlePaddle/PaddleOCR), a detector and a
 * recognizer of lines of text.
 *
 * @param runtime - onnxruntime-web, in the variant for the device
 */
export async function createReader(
  { InferenceSession, Tensor }: Runtime,
  { detector, recognizer, characters }: Models,
  options: InferenceSession.SessionOptions,
) {
  const detection = await InferenceSession.create(detector, options);
  const recognition = await InferenceSession.create(recognizer, options);
  const alphabet = [...characters.split('\n'), ' '];

  /** Runs a network with one input and one output on 1 × 3 × height × width values. */
  async function run(session: InferenceSession, values: Float32Array, dims: number[]) {
    const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
    const { [output]: result } = await session.run({
      [input]: new Tensor('float32', values, [1, 3, ...dims]),
    });
    if (!result) throw new Error('The network gave no result');
    return { data: (await result.getData()) as Float32Array, dims: result.dims };
  }

  async function detect(picture: Picture): Promise<Box[]> {
    const scale = Math.min(1, DETECTOR_SIDE / Math.max(picture.width, picture.height));
    const side = (length: number) => Math.max(32, Math.round((length * scale) / 32) * 32);
    const [width, height] = [side(picture.width), side(picture.height)];
    const whole = {
      x: picture.width / 2,
      y: picture.height / 2,
      width: picture.width,
      height: picture.height,
      angle: 0,
    };
    const mean = [0.485, 0.456, 0.406];
    const deviation = [0.229, 0.224, 0.225];
    const values = samplePlanes(picture, whole, { width, height }, mean, deviation);
    const { data } = await run(detection, values, [height, width]);
    const [scaleX, scaleY] = [picture.width / width, picture.height / height];
    return findBoxes(data, width, height).map((box) => ({
      x: box.x * scaleX,
      y: box.y * scaleY,
      width: box.width * scaleX,
      height: box.height * scaleY,
      angle: box.angle,
    }));
  }

  async function recognize(picture: Picture, box: Box): Promise<Line> {
    const width = Math.max(8, Math.round((LINE_HEIGHT * box.width) / box.height));
    const half = [0.5, 0.5, 0.5];
    const planes = samplePlanes(picture, box, { width, height: LINE_HEIGHT }, half, half);
    const padded = Math.max(LEAST_WIDTH, width);
    const values = new Float32Array(3 * LINE_HEIGHT * padded);
    for (let row = 0; row < 3 * LINE_HEIGHT; row += 1) {
      values.set(planes.subarray(row * width, (row + 1) * width), row * padded);
    }
    const { data, dims } = await run(recognition, values, [LINE_HEIGHT, padded]);
    return { ...decode(data, dims[2] ?? 1, alphabet), box };
  }

  /** @param onProgress - called for each line, with the share of lines that are read, from 0 to 1 */
  async function read(
    picture: Picture,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<Reading> {
    const boxes = await detect(picture);
    const longest = boxes.toSorted((a, b) => longSide(b) - longSide(a)).slice(0, 5);
    const isUpright = longest.filter(({ width, height }) => width < height).length < 3;
    const sure = async (turns: number) => {
      const lines = [];
      for (const box of longest) lines.push(await recognize(picture, turned(box, turns)));
      return lines.reduce((sum, { confidence }) => sum + confidence, 0) / lines.length;
    };
    let turns = isUpright ? 0 : 1;
    if (longest.length > 0) {
      const confidence = await sure(turns);
      if (confidence < DOUBTFUL && (await sure(turns + 2)) > confidence) turns += 2;
    }
    const lines: Line[] = [];
    for (const [index, box] of boxes.entries()) {
      lines.push(await recognize(picture, turned(box, turns)));
      onProgress((index + 1) / boxes.length);
    }
    const readable = lines.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
    return { rows: readingRows(readable), unreadable: lines.length - readable.length, turns };
  }

  return { read };
}

const longSide = ({ width, height }: Box) => Math.max(width, height);

/** The same rectangle, seen after quarter turns. */
function turned(box: Box, turns: number): Box {
  const { width, height } = box;
  const angle = box.angle + (turns * Math.PI) / 2;
  return turns % 2 === 0 ? { ...box, angle } : { ...box, width: height, height: width, angle };
}

/**
 * Best path decoding of connectionist temporal classification (Graves et al. 2006, section 3.2): the
 * most probable class of each step, without repetitions and without the blank, which is class 0.
 *
 * @param probabilities - steps × classes
 */
function decode(probabilities: Float32Array, classes: number, alphabet: readonly string[]) {
  const space = alphabet.length;
  let text = '';
  let [sum, count, previous] = [0, 0, 0];
  let isSpace = false;
  for (let start = 0; start < probabilities.length; start += classes) {
    let best = 0;
    for (let each = 1; each < classes; each += 1) {
      if ((probabilities[start + each] ?? 0) > (probabilities[start + best] ?? 0)) best = each;
    }
    isSpace ||= (probabilities[start + space] ?? 0) > SPACE_LIMIT;
    if (best !== 0 && best !== space && best !== previous) {
      text += `${isSpace && text ? ' ' : ''}${alphabet[best - 1]}`;
      sum += probabilities[start + best] ?? 0;
      count += 1;
      isSpace = false;
    }
    previous = best;
  }
  return { text, confidence: count === 0 ? 0 : sum / count };
}
