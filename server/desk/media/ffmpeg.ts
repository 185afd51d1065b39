import { type ChildProcess, execFile } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { LARGEST_CLIP } from '../../../contract/desk/media.ts';
import type { Mp4 } from '../../../contract/mp4.ts';
import { LOCAL_FILM, longestStill, type Probe } from './probe.ts';

const run = promisify(execFile);
/** Milliseconds after which a program is killed, so that a film designed to be slow can't block others. */
const LIMIT_MS = { frame: 60_000, shortest: 30 * 60_000, longest: 2 * 3_600_000 };
/** Maximum processing seconds per second of film. */
const SLOWEST = 2;
const limits = (timeout: number) => ({ timeout, killSignal: 'SIGKILL' as const, maxBuffer: 16 * 1024 ** 2 });
const LONG_SIDE = 1920;
const SHORT_SIDE = 1080;
/** A film with a longer still is converted to a constant frame rate, because decoders of some screens would appear to hang. */
const LONGEST_STILL_SECONDS = 1;
const LONGEST_FILM_SECONDS = 24 * 3600;

let isInstalled = false;

/** Whether ffmpeg and ffprobe are installed. They may be installed while the server is running. */
export async function hasFfmpeg(): Promise<boolean> {
  if (isInstalled) return true;
  const answers = await Promise.allSettled(['ffmpeg', 'ffprobe'].map((name) => run(name, ['-version'])));
  isInstalled = answers.every(({ status }) => status === 'fulfilled');
  return isInstalled;
}

/** Returns true unless every screen can play the film as it is: H.264 in 4:2:0 up to 1080p, without sound or long stills, index first. */
export async function needsConversion(path: string, mp4: Mp4 | null, { pixels }: Probe): Promise<boolean> {
  if (!mp4?.isFastStart || mp4.seconds === 0 || mp4.codecs.some((codec) => codec !== 'avc1')) return true;
  const [short = 0, long = 0] = [mp4.width, mp4.height].sort((one, other) => one - other);
  if (short > SHORT_SIDE || long > LONG_SIDE || pixels !== 'yuv420p') return true;
  return (await longestStill(path, mp4.seconds)) > LONGEST_STILL_SECONDS;
}

const FILTERS = [
  // Camcorder films are interlaced; DV and MPEG may have non-square pixels.
  'yadif=deint=interlaced',
  "scale=w='max(2,trunc(iw*sar/2)*2)':h=ih,setsar=1",
  // The larger side is limited to 1920 pixels, the smaller one to 1080; both even, as H.264 requires.
  [
    `scale=w='if(gt(iw,ih),min(iw,${LONG_SIDE}),min(iw,${SHORT_SIDE}))'`,
    `h='if(gt(iw,ih),min(ih,${SHORT_SIDE}),min(ih,${LONG_SIDE}))'`,
    'force_original_aspect_ratio=decrease:force_divisible_by=2',
  ].join(':'),
  // A constant frame rate, whatever rate the container claims.
  "fps=fps='if(gt(source_fps,0),max(10,min(source_fps,60)),25)'",
  'format=yuv420p',
].join(',');

const inputOf = (path: string) => ['-nostdin', '-v', 'error', '-y', ...LOCAL_FILM, '-i', path];

/** Milliseconds after which a conversion is aborted. seconds: length of the film, as claimed by the file */
export const conversionLimit = (seconds: number): number =>
  Math.min(Math.max(LIMIT_MS.shortest, seconds * SLOWEST * 1000), LIMIT_MS.longest);

/**
 * Converts a film for every screen. The caller may kill the process. seconds: length of the film, 0 if unknown.
 * onProgress: receives the converted fraction, 0 to 1
 */
export function convert(
  source: string,
  target: string,
  seconds: number,
  onProgress: (share: number) => void,
): { process: ChildProcess; done: Promise<void> } {
  const film = ['-map', '0:V:0', '-an', '-sn', '-dn', '-map_metadata', '-1', '-vf', FILTERS];
  const bounds = ['-t', String(LONGEST_FILM_SECONDS), '-fs', String(LARGEST_CLIP)];
  const codec = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-movflags', '+faststart'];
  const output = ['-progress', 'pipe:1', '-nostats', ...film, ...bounds, ...codec, '-f', 'mp4', target];
  const work = run('ffmpeg', [...inputOf(source), ...output], limits(conversionLimit(seconds)));
  const { stdout } = work.child;
  if (stdout && seconds > 0)
    createInterface({ input: stdout }).on('line', (line) => {
      const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
      if (microseconds) onProgress(Math.min(1, Number(microseconds) / 1e6 / seconds));
    });
  return { process: work.child, done: work.then(() => undefined) };
}

/** Writes a frame of the first second as WebP. */
export async function writePoster(film: string, target: string): Promise<void> {
  const image = ['-vf', 'thumbnail=24', '-frames:v', '1', '-f', 'webp', target];
  await run('ffmpeg', [...inputOf(film), ...image], limits(LIMIT_MS.frame));
}

/** Writes the first frame as PNG. */
export async function writeFirstFrame(film: string, target: string): Promise<void> {
  const image = ['-map', '0:V:0', '-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-update', '1', target];
  await run('ffmpeg', [...inputOf(film), ...image], limits(LIMIT_MS.frame));
}
