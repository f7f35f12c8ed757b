import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { frame, framesPerSecond } from './timeline';

/** Loudness of the finished film (EBU R 128), and how loud its loudest moment may be. */
const loudness = { integrated: -20, peak: -2 } as const;

const missing = `The film needs ffmpeg, which is not on this machine.
  Debian, Ubuntu: apt-get install ffmpeg
  macOS: brew install ffmpeg
  Windows: winget install ffmpeg`;

/** @throws Error saying how to get ffmpeg, when there is none. */
export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) throw new Error(missing);
}

/** Runs ffmpeg to its end. @returns what it reported. @throws Error with its last words. */
function ffmpeg(args: readonly string[]): string {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-nostats', '-y', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr.split('\n').slice(-12).join('\n')}`);
  return stderr;
}

/** Pipes raw frames into one lossless file, which both films are then made from. */
export async function keepFrames(file: string, frames: Iterable<Uint8Array>): Promise<void> {
  const size = `${frame.width}x${frame.height}`;
  const source = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(framesPerSecond)];
  const codec = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast'];
  const args = ['-loglevel', 'error', '-y', ...source, '-i', '-', ...codec, file];
  const child = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(child, 'close');
  for (const bytes of frames) {
    if (!child.stdin.write(bytes)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [status] = await closed;
  if (status !== 0) throw new Error('ffmpeg could not keep the frames');
}

/** Decibels that bring a sound file to the loudness of the film. */
export function gainOf(wav: string): number {
  const report = ffmpeg(['-i', wav, '-af', 'ebur128=peak=true', '-f', 'null', '-']);
  const summary = report.slice(report.lastIndexOf('Summary:'));
  const integrated = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]);
  const peak = Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]);
  if (Number.isNaN(integrated + peak)) throw new Error('ffmpeg did not say how loud the sound is');
  return Math.min(loudness.integrated - integrated, loudness.peak - peak);
}

interface Sources {
  frames: string;
  wav: string;
  /** Decibels. */
  gain: number;
}

// Screens expect BT.709; without saying so, paper would come out tinted.
const colors = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv'],
];
// No encoder name or date in the file: the same frames give the same bytes.
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

function inputs({ frames, wav, gain }: Sources): string[] {
  return ['-i', frames, '-i', wav, '-af', `volume=${gain.toFixed(2)}dB`];
}

// A new start every 400 frames: one, in the quiet middle of the film, where it costs least.
const rhythm = ['-g', '400'];

/** H.264 and AAC, ready to play before it is loaded whole. Plays everywhere. */
export function encodeMp4(file: string, sources: Sources): void {
  const video = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '35', '-profile:v', 'high'];
  // Finer color than usual: a coarser one tints the paper until the next start.
  const tuning = [
    '-tune',
    'animation',
    '-x264-params',
    'chroma-qp-offset=-6',
    '-sc_threshold',
    '0',
    ...rhythm,
  ];
  const sound = ['-c:a', 'aac', '-b:a', '64k', '-flags:a', '+bitexact'];
  const args = [...video, ...tuning, ...colors, ...sound, ...plain, '-movflags', '+faststart'];
  ffmpeg([...inputs(sources), ...args, file]);
}

/** AV1 and Opus: fine threads keep their edges at half the bytes of VP9. */
export function encodeWebm(file: string, sources: Sources): void {
  const video = ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '59', '-svtav1-params', 'tune=0'];
  const sound = ['-c:a', 'libopus', '-b:a', '48k', '-flags:a', '+bitexact'];
  ffmpeg([...inputs(sources), ...video, ...rhythm, ...colors, ...sound, ...plain, file]);
}
