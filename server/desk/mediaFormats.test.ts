import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clip } from '../../contract/desk/media.ts';
import { type DeskBrowser, openTestDesk, sendUpload, type TestDesk } from '../../tests/backend/testDesk.ts';
import { waitFor } from '../../tests/waitFor.ts';
import { kioskVideos } from '../backend/database/schema/kiosk.ts';
import { rowOfClip } from './media/clips.ts';
import { Conversions } from './media/conversions.ts';
import { conversionLimit, hasFfmpeg } from './media/ffmpeg.ts';

const canConvert = await hasFfmpeg();
let desk: TestDesk;
let editor: DeskBrowser;
const folder = mkdtempSync(join(tmpdir(), 'films-'));

beforeAll(async () => {
  desk = await openTestDesk();
  editor = await desk.signedIn('editor');
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true });
});

const upload = async (content: Buffer, name: string) =>
  editor.call('POST', `/media/uploads/${await sendUpload(desk, editor, content)}`, { name });

/** A file that ffmpeg makes. */
function make(name: string, ...options: string[]): Buffer {
  const path = join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options, path]);
  return readFileSync(path);
}
/** Ten frames of moving bars with a tone. */
const FILM = ['-f', 'lavfi', '-i', 'testsrc=size=176x144:rate=25:duration=0.4'];
/** Repeats its last frame. */
const FILM_OF_3_S = ['-vf', 'tpad=stop_mode=clone:stop_duration=2.6'];
const TONE = ['-f', 'lavfi', '-i', 'sine=duration=0.4'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

async function clipOf(id: unknown): Promise<Clip | undefined> {
  const { body } = await editor.call('GET', '/media');
  return (body.clips as Clip[]).find((clip) => clip.id === id);
}

/** Nothing of an upload is left. A source is removed after its clip is ready. */
const isEmpty = () => waitFor(async () => expect(readdirSync(desk.media.incoming)).toEqual([]));

async function ready(id: unknown): Promise<Clip> {
  let found: Clip | undefined;
  await waitFor(async () => {
    found = await clipOf(id);
    expect(found?.state).toBe('ready');
  });
  if (!found) throw new Error('The clip is missing.');
  return found;
}
const stored = ({ url }: Clip) => join(desk.media.files, url.split('/').at(-1) ?? '');

describe.runIf(canConvert)('with ffmpeg', () => {
  it.each([
    ['MPEG-PS', 'film.mpg', ['-c:v', 'mpeg2video', '-c:a', 'mp2', '-f', 'mpeg']],
    [
      'MPEG-TS of a camcorder',
      'film.mts',
      [...H264, '-c:a', 'ac3', '-mpegts_m2ts_mode', '1', '-f', 'mpegts'],
    ],
    ['WMV', 'film.wmv', ['-c:v', 'wmv2', '-c:a', 'wmav2']],
    ['OGV', 'film.ogv', ['-c:v', 'libtheora', '-c:a', 'libvorbis']],
    ['FLV', 'film.flv', ['-c:v', 'flv', '-ar', '44100']],
    ['fragmented MP4', 'film.mp4', [...H264, '-movflags', 'frag_keyframe+empty_moov']],
    ['MXF', 'film.mxf', ['-c:v', 'mpeg2video', '-ar', '48000']],
    ['3GP', 'film.3gp', ['-c:v', 'h263', '-an']],
    ['QuickTime', 'film.mov', ['-c:v', 'prores', '-c:a', 'pcm_s16le']],
    ['AVI', 'film.avi', ['-c:v', 'mjpeg', '-c:a', 'pcm_s16le']],
    ['MKV', 'film.mkv', ['-c:v', 'mpeg4', '-an']],
    [
      'H.264 of 10 bits',
      'deep.mkv',
      ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le', '-an'],
    ],
    ['MP4 with sound of 24 bits', 'sound.mov', [...H264, '-c:a', 'pcm_s24le', '-ar', '96000']],
    ['HEVC of a phone', 'phone.mp4', ['-c:v', 'libx265', '-tag:v', 'hvc1', '-x265-params', 'log-level=none']],
  ])('converts %s', async (_, name, options) => {
    const { status, body } = await upload(make(name, ...FILM, ...TONE, ...options), name);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ kind: 'video', state: 'converting' });
    const clip = await ready(body.id);
    expect(clip).toMatchObject({ width: name === 'film.mpg' ? clip.width : 176, progress: null });
    expect(clip.seconds).toBeGreaterThan(0.3);
    await isEmpty();
  });

  it('refuses sound, playlists and a film without frames at once, with what to do', async () => {
    const song = make('song.m4a', ...TONE, '-c:a', 'aac');
    const tune = make('song.mp3', ...TONE);
    const segment = join(folder, 'film.mts');
    const hls = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile://${segment}\n#EXT-X-ENDLIST\n`;
    for (const [name, content, message] of [
      ['song.m4a', song, 'only sound'],
      ['song.mp3', tune, 'only sound'],
      ['list.m3u8', Buffer.from(hls), 'Please export a film as MP4 with H.264'],
      ['list.txt', Buffer.from(`ffconcat version 1.0\nfile '${segment}'\n`), 'neither a picture nor a film'],
    ] as const) {
      const { status, body } = await upload(content, name);
      expect([status, body.messages?.error[0]?.message], name).toEqual([
        400,
        expect.stringContaining(message),
      ]);
    }
    expect(readdirSync(desk.media.incoming)).toEqual([]);
  });

  it('ends a film whose frames can not be read with a message, and continues with the next', async () => {
    const broken = make('broken.avi', ...FILM, '-c:v', 'msmpeg4');
    // The container is whole; what it contains is noise.
    broken.fill(0xff, broken.indexOf('movi') + 12, broken.indexOf('idx1'));
    const { status, body } = await upload(broken, 'broken.avi');
    const next = await upload(make('whole.mkv', ...FILM, '-c:v', 'mpeg2video'), 'whole.mkv');
    await ready(next.body.id);
    if (status === 200) expect((await clipOf(body.id))?.state).toBe('failed');
    else
      expect([status, body.messages?.error[0]?.message]).toEqual([400, expect.stringContaining('no frames')]);
    await isEmpty();
  });

  it('repeats a conversion that the end of the server interrupted', async () => {
    const clipId = 'u1-interrupted';
    const { db } = desk.context;
    const [url, poster, sha256] = ['', '', ''];
    const row = { ...rowOfClip(1, 'Interrupted', new Date()), url, poster, duration: 0, sha256, size: 0 };
    await db.insert(kioskVideos).values({ id: clipId, kind: 'video', ...row });
    writeFileSync(desk.media.sourceOf(clipId), make('long.mkv', ...FILM, '-c:v', 'mpeg4'));
    const { events, media, context: backend } = desk;
    const start = () => new Conversions({ backend, events, media, invitationsFolder: '' }, desk.app.log);
    const ended = start();
    await ended.resume();
    await ended.stop();
    expect((await clipOf(clipId))?.state).toBe('converting');
    const next = start();
    await next.resume();
    await ready(clipId);
    await next.stop();
  });

  it('makes a picture of a film of one frame', async () => {
    const { body } = await upload(make('one.mp4', ...FILM, ...H264, '-frames:v', '1'), 'one.mp4');
    expect(body).toMatchObject({ kind: 'image', state: 'ready', width: 176, height: 144, seconds: 8 });
  });

  it('makes a clip of an animated GIF, WebP, PNG and AVIF, and a picture of a still one', async () => {
    const gif = make('moves.gif', ...FILM);
    const webp = await sharp(gif, { animated: true }).webp().toBuffer();
    const avif = make('moves.avif', ...FILM, '-c:v', 'libaom-av1', '-cpu-used', '8');
    const png = make('moves.apng', ...FILM);
    const files = { 'moves.gif': gif, 'moves.webp': webp, 'moves.png': png, 'moves.avif': avif };
    for (const [name, content] of Object.entries(files)) {
      const { status, body } = await upload(content, name);
      expect(status, `${name} ${JSON.stringify(body)}`).toBe(200);
      const clip = await ready(body.id);
      expect(clip, name).toMatchObject({ kind: 'video', width: 176, height: 144 });
      expect(clip.seconds, name).toBeGreaterThan(0.3);
    }
    const still = await sharp(gif).gif().toBuffer();
    expect((await upload(still, 'still.gif')).body).toMatchObject({ kind: 'image', state: 'ready' });
  });

  it('converts a film with a long still to steady frames', async () => {
    const gap = "setpts='if(lt(N,5),N/25/TB,4/TB+(N-5)/25/TB)'";
    const film = make(
      'slides.mp4',
      ...FILM,
      '-vf',
      gap,
      '-fps_mode',
      'vfr',
      ...H264,
      '-movflags',
      '+faststart',
    );
    const { body } = await upload(film, 'slides.mp4');
    expect(body.state).toBe('converting');
    const clip = await ready(body.id);
    const show = [
      '-v',
      'error',
      '-select_streams',
      'v',
      '-show_entries',
      'packet=pts_time',
      '-of',
      'csv=p=0',
    ];
    const output = execFileSync('ffprobe', [...show, stored(clip)], { encoding: 'utf8' });
    const times = output.trim().split('\n').map(Number.parseFloat);
    times.sort((one, other) => one - other);
    expect(times.length).toBeGreaterThan(40);
    expect(Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toBeLessThan(0.2);
  });

  it.each([
    ['as it is', 'mp4', H264, 'ready'],
    ['and is converted', 'mov', ['-c:v', 'mpeg4'], 'converting'],
  ])('stores the turned size of a phone’s upright film, which stays %s', async (_, ending, codec, state) => {
    make(`flat.${ending}`, ...FILM, ...codec);
    const flat = ['-i', join(folder, `flat.${ending}`), '-c', 'copy', '-metadata:s:v', 'rotate=90'];
    const name = `upright.${ending}`;
    const { body } = await upload(make(name, ...flat, '-movflags', '+faststart'), name);
    expect(body.state).toBe(state);
    const clip = await ready(body.id);
    expect(clip).toMatchObject({ width: 144, height: 176 });
    expect(await sharp(stored({ ...clip, url: clip.poster })).metadata()).toMatchObject({
      width: 144,
      height: 176,
    });
  });

  it.each([
    ['an hour', 3600],
    ['a tenth of a second', 0.1],
  ])('finds the length of a film whose header says %s', async (name, claimed) => {
    const film = make(`${claimed}.mp4`, ...FILM, ...FILM_OF_3_S, ...H264, '-movflags', '+faststart');
    // After the name of the box: version, flags, two dates, the scale and the duration (ISO 14496-12).
    const header = film.indexOf('mvhd') + 16;
    film.writeUInt32BE(claimed * film.readUInt32BE(header), header + 4);
    const { body } = await upload(film, `${name}.mp4`);
    const clip = await ready(body.id);
    expect(clip.seconds).toBeCloseTo(3, 0);
  });
});

it('says that a file was there before, whatever its name', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const first = await upload(picture, 'Sofa.png');
  expect(first.body).toMatchObject({ is_known: false, title: { en: 'Sofa' } });
  const again = await upload(picture, `${'n'.repeat(226)}.png`);
  expect(again.body).toMatchObject({ id: first.body.id, is_known: true, title: { en: 'Sofa' } });
});

it('gives long films more time, and none more than two hours', () => {
  expect([0, 60, 1800, 86_400].map((seconds) => conversionLimit(seconds) / 60_000)).toEqual([
    30, 30, 60, 120,
  ]);
});

it('says how to export a HEIC picture that can not be read', async () => {
  // sharp writes AVIF only: the same boxes, here with the names of a HEIC file.
  const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123' } })
    .avif()
    .toBuffer();
  const names = { avif: 'heic', av01: 'hvc1', av1C: 'hvcC' };
  const heic = Object.entries(names).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    avif.toString('latin1'),
  );
  const { status, body } = await upload(Buffer.from(heic, 'latin1'), 'IMG_0042.HEIC');
  expect([status, body.messages?.error[0]?.message]).toEqual([
    400,
    expect.stringContaining('export it as JPEG'),
  ]);
});

it('stores the HEIC picture of a phone', async () => {
  const { status, body } = await upload(readFileSync('tests/data/phone.heic'), 'IMG_0041.HEIC');
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ kind: 'image', state: 'ready', width: 64, height: 48 });
  const pixels = await sharp(stored(body as unknown as Clip))
    .removeAlpha()
    .raw()
    .toBuffer();
  const [red = 0, , blue = 0] = pixels;
  expect([red > 150, blue < 90], 'orange at the left').toEqual([true, true]);
});

it('stores a TIFF as a picture', async () => {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a05020' } });
  const { status, body } = await upload(await picture.tiff().toBuffer(), 'scan.tif');
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ kind: 'image', width: 30, height: 20 });
});

it('stores a CMYK picture in colors of screens, and turns one as its camera says', async () => {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a05020' } });
  const cmyk = await picture.clone().toColourspace('cmyk').jpeg().toBuffer();
  const upright = await picture.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  for (const [name, content, width, height] of [
    ['print.jpg', cmyk, 30, 20],
    ['IMG_0043.JPG', upright, 20, 30],
  ] as const) {
    const { status, body } = await upload(content, name);
    expect([status, body.width, body.height], name).toEqual([200, width, height]);
    const image = sharp(stored(body as unknown as Clip));
    expect((await image.metadata()).space, name).toBe('srgb');
  }
});

it.skipIf(canConvert)(
  'says how to install ffmpeg, with which the server would convert the film',
  async () => {
    const film = Buffer.from('RIFF    AVI LIST', 'latin1');
    const { status, body } = await upload(film, 'film.avi');
    expect([status, body.messages?.error[0]?.message]).toEqual([
      400,
      expect.stringContaining('apt-get install ffmpeg'),
    ]);
  },
);
