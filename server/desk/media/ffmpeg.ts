import { type ChildProcess, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { Mp4 } from '../../../contract/mp4.ts';

const run = promisify(execFile);
/** Milliseconds after which a program is killed: a film made to be slow can't keep the films of others waiting. */
const LIMIT_MS = { probe: 30_000, poster: 60_000, convert: 30 * 60_000 };
const killedAfter = (timeout: number) => ({ timeout, killSignal: 'SIGKILL' as const });
const LONG_SIDE = 1920;
const SHORT_SIDE = 1080;

const probed = z.object({
  streams: z.array(z.object({ codec_type: z.string(), pix_fmt: z.optional(z.string()) })),
});

/** Whether ffmpeg and ffprobe are installed. */
export async function hasFfmpeg(): Promise<boolean> {
  try {
    await Promise.all(['ffmpeg', 'ffprobe'].map((name) => run(name, ['-version'])));
    return true;
  } catch {
    return false;
  }
}

/** Format of the pixels of a film (yuv420p); '' for a file without a film. */
async function pixelFormat(path: string): Promise<string> {
  const { stdout } = await run(
    'ffprobe',
    ['-v', 'error', '-show_streams', '-of', 'json', path],
    killedAfter(LIMIT_MS.probe),
  );
  const { streams } = z.parse(probed, JSON.parse(stdout));
  return streams.find(({ codec_type }) => codec_type === 'video')?.pix_fmt ?? '';
}

/** Returns true unless every screen plays the film as it is: H.264 in 4:2:0 up to 1080p, without sound, index first. */
export async function needsConversion(path: string, mp4: Mp4 | null): Promise<boolean> {
  if (!mp4?.isFastStart || mp4.codecs.some((codec) => codec !== 'avc1')) return true;
  const [short = 0, long = 0] = [mp4.width, mp4.height].sort((one, other) => one - other);
  if (short > SHORT_SIDE || long > LONG_SIDE) return true;
  return (await pixelFormat(path)) !== 'yuv420p';
}

/** The larger side becomes at most 1920 pixels, the smaller one at most 1080; both even, as H.264 needs. */
const SCALE = [
  `scale=w='if(gt(iw,ih),min(iw,${LONG_SIDE}),min(iw,${SHORT_SIDE}))'`,
  `h='if(gt(iw,ih),min(ih,${SHORT_SIDE}),min(ih,${LONG_SIDE}))'`,
  'force_original_aspect_ratio=decrease:force_divisible_by=2',
].join(':');

/** Converts a film for every screen. The caller may end the process. */
export function convert(source: string, target: string): { process: ChildProcess; done: Promise<void> } {
  const options = ['-nostdin', '-v', 'error', '-y', '-protocol_whitelist', 'file', '-i', source];
  const film = [
    '-map',
    '0:v:0',
    '-an',
    '-sn',
    '-dn',
    '-map_metadata',
    '-1',
    '-vf',
    `${SCALE},format=yuv420p`,
  ];
  const codec = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '21',
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
  ];
  const work = run('ffmpeg', [...options, ...film, ...codec, target], killedAfter(LIMIT_MS.convert));
  return { process: work.child, done: work.then(() => undefined) };
}

/** Writes a frame of the first second as WebP. */
export async function writePoster(film: string, target: string): Promise<void> {
  const options = ['-nostdin', '-v', 'error', '-y', '-protocol_whitelist', 'file', '-i', film];
  const image = ['-vf', 'thumbnail=24', '-frames:v', '1', '-f', 'webp', target];
  await run('ffmpeg', [...options, ...image], killedAfter(LIMIT_MS.poster));
}
