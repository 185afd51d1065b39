import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);
/** Milliseconds after which ffprobe is killed, so that a file designed to be slow can't block other uploads. */
const LIMIT_MS = 30_000;
/** Enough for a day of frames at 60 per second, as text. */
const LARGEST_OUTPUT = 128 * 1024 ** 2;
/** Below this score, ffprobe is guessing: it takes text for sound. */
const CERTAIN = 25;

/** Containers of films. Excludes playlists (HLS, concat) and devices, which open other files and addresses. */
const FILM_FORMATS =
  'mov,matroska,avi,mpeg,mpegts,mpegvideo,asf,ogg,flv,live_flv,mxf,dv,rm,wtv,nut,gif,apng,h264,hevc,m4v,ivf,swf';
/** Containers of sound, so that the message can tell what was uploaded. */
const SOUND_FORMATS = 'mp3,wav,w64,flac,aac,aiff,amr,ac3,caf';

/** Input options of ffmpeg and ffprobe: one local file in a known container. */
export const LOCAL_FILM = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  `${FILM_FORMATS},${SOUND_FORMATS}`,
];

const tolerantNumber = z.catch(z.coerce.number().check(z.nonnegative()), 0);
const probed = z.object({
  streams: z.array(
    z.object({
      codec_type: z.optional(z.string()),
      pix_fmt: z._default(z.string(), ''),
      width: z._default(tolerantNumber, 0),
      height: z._default(tolerantNumber, 0),
      nb_read_packets: z._default(tolerantNumber, 0),
      disposition: z._default(z.object({ attached_pic: z._default(tolerantNumber, 0) }), { attached_pic: 0 }),
    }),
  ),
  format: z.object({
    duration: z._default(tolerantNumber, 0),
    probe_score: z._default(tolerantNumber, 0),
  }),
});

/** Result of ffprobe. */
export interface Probe {
  kind: 'film' | 'sound';
  /** Seconds; 0 if the container does not contain the duration. */
  seconds: number;
  width: number;
  height: number;
  /** Number of frames found, at most 2. */
  frames: number;
  /** Pixel format (yuv420p). */
  pixels: string;
}

const probe = async (options: readonly string[], path: string): Promise<string> => {
  const { stdout } = await run('ffprobe', ['-v', 'error', ...LOCAL_FILM, ...options, path], {
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: LARGEST_OUTPUT,
  });
  return stdout;
};

/** Reads what a file contains; null if ffmpeg can't read it. The cover of a song does not count as a film. */
export async function probeFilm(path: string): Promise<Probe | null> {
  const read = (options: readonly string[]) =>
    probe([...options, '-show_streams', '-show_format', '-of', 'json'], path);
  // ffprobe fails for anything that is not on the list.
  const output = await read([]).catch(() => null);
  if (output === null) return null;
  const { streams, format } = z.parse(probed, JSON.parse(output));
  if (format.probe_score < CERTAIN) return null;
  const isSound = streams.some(({ codec_type }) => codec_type === 'audio');
  const film = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition.attached_pic === 0,
  );
  const { duration: seconds } = format;
  if (!film) return isSound ? { kind: 'sound', seconds, width: 0, height: 0, frames: 0, pixels: '' } : null;
  // If the first packets can't be read, the file has no frame.
  const counted = await read(['-select_streams', 'V:0', '-count_packets', '-read_intervals', '%+#2']).catch(
    () => '',
  );
  const frames = counted ? (z.parse(probed, JSON.parse(counted)).streams[0]?.nb_read_packets ?? 0) : 0;
  return { kind: 'film', seconds, width: film.width, height: film.height, frames, pixels: film.pix_fmt };
}

/**
 * The longest time in seconds for which a film shows the same frame, or between its last frame and the end stated in its header. seconds:
 * length of the film according to its header
 */
export async function longestStill(path: string, seconds: number): Promise<number> {
  const output = await probe(
    ['-select_streams', 'V:0', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0'],
    path,
  );
  const times = output
    .split('\n')
    .map(Number.parseFloat)
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
  const ends = [...times.slice(1), seconds];
  return times.reduce((longest, time, index) => Math.max(longest, Math.abs((ends[index] ?? time) - time)), 0);
}
