import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { frame, framesPerSecond } from './timeline';

/** Integrated loudness (LUFS, EBU R 128) of videos on the web, with its tolerance. */
const target = { integrated: -16, tolerance: 2 } as const;
/** Highest true peak (dBTP). Lossy encoding raises the peak of this sound by up to 1.5 dB. */
const highestPeak = { source: -3, encoded: -1 } as const;

const missing = `The film needs ffmpeg, which is not on this machine.
  Debian, Ubuntu: apt-get install ffmpeg
  macOS: brew install ffmpeg
  Windows: winget install ffmpeg`;

/** @throws Error with installation instructions when ffmpeg is missing */
export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) throw new Error(missing);
}

/**
 * Runs ffmpeg and waits. @returns its report. @throws Error with the end of its output on failure
 */
function ffmpeg(args: readonly string[]): string {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-nostats', '-y', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr.split('\n').slice(-12).join('\n')}`);
  return stderr;
}

/** Pipes raw frames into one lossless file, the source of both encoded films. */
export async function encodeFrames(file: string, frames: Iterable<Uint8Array>): Promise<void> {
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
  if (status !== 0) throw new Error('ffmpeg could not encode the frames');
}

interface Loudness {
  /** LUFS */
  integrated: number;
  /** True peak in dBTP. */
  peak: number;
}

function loudnessOf(file: string): Loudness {
  const report = ffmpeg(['-i', file, '-vn', '-af', 'ebur128=peak=true', '-f', 'null', '-']);
  const summary = report.slice(report.lastIndexOf('Summary:'));
  const integrated = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]);
  const peak = Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]);
  if (Number.isNaN(integrated + peak)) throw new Error(`no loudness in the report on ${file}`);
  return { integrated, peak };
}

/** Gain in decibels that brings a sound file to the loudness of the film. */
export function gainOf(wav: string): number {
  const { integrated, peak } = loudnessOf(wav);
  return Math.min(target.integrated - integrated, highestPeak.source - peak);
}

/** @throws Error when an encoded film is too loud or too quiet */
export function checkLoudness(file: string): void {
  const { integrated, peak } = loudnessOf(file);
  console.log(`${file}: ${integrated} LUFS, true peak ${peak} dBTP`);
  const isInRange = Math.abs(integrated - target.integrated) <= target.tolerance;
  if (isInRange && peak <= highestPeak.encoded) return;
  throw new Error(
    `${file}: expected ${target.integrated} ± ${target.tolerance} LUFS and a true peak of at most ${highestPeak.encoded} dBTP`,
  );
}

interface Sources {
  frames: string;
  wav: string;
  /** Decibels, from gainOf. */
  gain: number;
}

// Screens expect BT.709. Without these flags, the paper color would get a tint.
const colors = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv'],
];
// Omit encoder name and date, so that the same frames give the same bytes.
const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

function inputs({ frames, wav, gain }: Sources): string[] {
  return ['-i', frames, '-i', wav, '-af', `volume=${gain.toFixed(2)}dB`];
}

// A keyframe every 400 frames: only one inside the film, in its quiet middle, where it costs least.
const keyframes = ['-g', '400'];

/**
 * Encodes H.264 and AAC, which all browsers play. Playback can start before the file is complete.
 */
export function encodeMp4(file: string, sources: Sources): void {
  const video = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '35', '-profile:v', 'high'];
  // Finer chroma quantization than usual. A coarser one tints the paper until the next keyframe.
  const tuning = [
    '-tune',
    'animation',
    '-x264-params',
    'chroma-qp-offset=-6',
    '-sc_threshold',
    '0',
    ...keyframes,
  ];
  const sound = ['-c:a', 'aac', '-b:a', '64k', '-flags:a', '+bitexact'];
  const args = [
    ...video,
    ...tuning,
    ...colors,
    ...sound,
    ...reproducible,
    '-movflags',
    '+faststart',
  ];
  ffmpeg([...inputs(sources), ...args, file]);
}

/** Encodes AV1 and Opus. Fine threads stay sharp at half the bytes of VP9. */
export function encodeWebm(file: string, sources: Sources): void {
  const video = ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '59', '-svtav1-params', 'tune=0'];
  const sound = ['-c:a', 'libopus', '-b:a', '48k', '-flags:a', '+bitexact'];
  ffmpeg([...inputs(sources), ...video, ...keyframes, ...colors, ...sound, ...reproducible, file]);
}
