import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clip } from '../../contract/desk/media.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { waitFor } from '../../tests/waitFor.ts';
import { kioskVideos } from '../backend/database/schema/kiosk.ts';
import { projectRoot } from '../files/projectRoot.ts';
import { stageFilm, storeClip } from './media/clipFiles.ts';
import { Conversions } from './media/conversions.ts';
import { hasFfmpeg } from './media/ffmpeg.ts';
import { hashFile, MediaFolder, type StagedFile } from './media/mediaFolder.ts';

const film = readFileSync(join(projectRoot, 'tests/kiosk/clips/first.mp4'));
const canConvert = await hasFfmpeg();
let desk: TestDesk;
let editor: DeskBrowser;

beforeAll(async () => {
  desk = await openTestDesk();
  editor = await desk.signedIn('editor');
});
afterAll(() => desk.close());

async function begin(size: number): Promise<string> {
  const { status, body } = await editor.call('POST', '/media/uploads', { size });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.upload as string;
}
const put = (upload: string, offset: number, part: Buffer, browser = editor) =>
  desk.app.inject({
    method: 'PUT',
    url: `/desk/api/media/uploads/${upload}/${offset}`,
    headers: {
      host: 'localhost',
      cookie: browser.cookie,
      'x-csrf-token': browser.csrf,
      'content-type': 'application/octet-stream',
    },
    payload: part,
  });
const finish = (upload: string, name: string) => editor.call('POST', `/media/uploads/${upload}`, { name });
async function upload(content: Buffer, name: string) {
  const id = await begin(Math.max(1, content.length));
  if (content.length > 0) await put(id, 0, content);
  return finish(id, name);
}
const leftovers = () => readdirSync(desk.media.incoming);
const filesIn = () => readdirSync(desk.media.files);
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a05020' } });

it('stores an image as WebP under its hash, without metadata, upright and at most 3840 pixels wide', async () => {
  const photo = await picture(4000, 300)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(photo, '../../etc/My_summer sofa.JPG');
  expect(status, JSON.stringify(body)).toBe(200);
  const clip = body as unknown as Clip;
  expect(clip).toMatchObject({ kind: 'image', title: { en: 'My summer sofa' }, state: 'ready', seconds: 8 });
  expect([clip.width, clip.height]).toEqual([288, 3840]);
  expect(clip.url).toMatch(/^\/media\/uploads\/[\da-f]{64}\.webp$/);
  const stored = await sharp(join(desk.media.files, clip.url.split('/').at(-1) ?? '')).metadata();
  expect([stored.format, stored.exif]).toEqual(['webp', undefined]);
  expect(leftovers()).toEqual([]);
  const again = await upload(photo, 'another name.png');
  expect(again.body, 'the same bytes are the same clip').toMatchObject({ id: clip.id, title: clip.title });
  expect(filesIn()).toHaveLength(1);
});

it('rejects what is neither a picture nor a film, whatever its name, and leaves nothing', async () => {
  const before = filesIn();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const half = (await picture(500, 500).png().toBuffer()).subarray(0, 300);
  // A few bytes that declare 60,000 by 60,000 pixels.
  const header = Buffer.from('IHDR\0\0\xea\x60\0\0\xea\x60\x08\x02\0\0\0', 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  const bomb = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0d', 'latin1'), header, sum]);
  const noIndex = Buffer.concat([film.subarray(0, 32), Buffer.from([0, 0, 0, 8]), Buffer.from('mdat')]);
  const files: [string, Buffer][] = [
    ['film.mp4', Buffer.from('MZ\x90\x00 this program can not be run in DOS mode'.padEnd(4096, 'x'))],
    ['empty.mp4', Buffer.alloc(0)],
    ['cut.mp4', film.subarray(0, Math.floor(film.length / 2))],
    ['noindex.mp4', noIndex],
    ['drawing.svg', Buffer.from(svg)],
    ['drawing.png', Buffer.from(svg)],
    ['half.png', half],
    ['bomb.png', bomb],
    ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ];
  for (const [name, content] of files) {
    const { status, body } = await upload(content, name);
    expect(status, name).toBe(400);
    expect(body.messages?.error[0]?.message, name).toMatch(/\w/);
  }
  expect([leftovers(), filesIn()]).toEqual([[], before]);
});

it('keeps a film that every screen plays, with its length and size', async () => {
  const { status, body } = await upload(film, 'Spring.mp4');
  expect(status, JSON.stringify(body)).toBe(200);
  const clip = body as unknown as Clip;
  await waitFor(async () => {
    const { body: list } = await editor.call('GET', '/media');
    const found = (list.clips as Clip[]).find(({ id }) => id === clip.id);
    expect(found).toMatchObject({ kind: 'video', state: 'ready' });
    expect(found?.seconds).toBeGreaterThan(1);
    expect(found?.width).toBeGreaterThan(0);
    expect(found?.url).toMatch(/\.mp4$/);
  });
});

it.runIf(canConvert)('converts any other film to H.264 of at most 1080p without sound', async () => {
  const source = join(desk.media.root, 'wide.webm');
  const input = ['-f', 'lavfi', '-i', 'testsrc=size=2560x1440:rate=3:duration=1', '-f', 'lavfi'];
  const sound = ['-i', 'sine=duration=1', '-c:v', 'libvpx', '-c:a', 'libvorbis'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, ...sound, source]);
  const { status, body } = await upload(readFileSync(source), 'wide.webm');
  expect([status, (body as unknown as Clip).state]).toEqual([200, 'converting']);
  await waitFor(async () => {
    const { body: list } = await editor.call('GET', '/media');
    const found = (list.clips as Clip[]).find(({ id }) => id === body.id);
    expect(found).toMatchObject({ state: 'ready', width: 1920, height: 1080 });
    expect(found?.poster).toMatch(/\.webp$/);
  });
  // The source is removed once its clip is ready.
  await waitFor(() => expect(leftovers()).toEqual([]));
});

it('continues an upload after a lost response, and removes one that nobody finishes', async () => {
  const content = await picture().jpeg().toBuffer();
  const id = await begin(content.length);
  const first = content.subarray(0, 100);
  for (const _ of [1, 2]) expect((await put(id, 0, first)).json()).toEqual({ received: 100 });
  expect((await put(id, 100, content.subarray(100))).json()).toEqual({ received: content.length });
  expect((await finish(id, 'photo.jpg')).status).toBe(200);
  expect((await finish(id, 'photo.jpg')).status, 'twice').toBe(404);
  const abandoned = await begin(1000);
  await put(abandoned, 0, first);
  expect(leftovers()).toHaveLength(1);
  const path = desk.media.partOf(1, abandoned);
  const old = new Date(desk.context.clock().getTime() - 2 * 86_400_000);
  utimesSync(path, old, old);
  await begin(1);
  expect(leftovers().some((name) => name.includes(abandoned))).toBe(false);
});

it('takes no part of a viewer, of another dealer’s upload, or of a path', async () => {
  const id = await begin(10);
  const viewer = await desk.signedIn('viewer');
  expect((await put(id, 0, Buffer.from('x'), viewer)).statusCode).toBe(403);
  expect((await put('..%2f..%2fx', 0, Buffer.from('x'))).statusCode).toBe(400);
  expect((await put(id, 0, Buffer.alloc(5 * 1024 ** 2))).statusCode).toBe(413);
  expect((await editor.call('POST', '/media/uploads', { size: 3 * 1024 ** 3 })).status).toBe(400);
  expect((await editor.call('DELETE', `/media/uploads/${id}`)).status).toBe(200);
});

it('checks captions, and removes a clip with its file from every playlist', async () => {
  const { body } = await upload(await picture(33, 33).png().toBuffer(), 'lamp.png');
  const { id, url } = body as unknown as Clip;
  const change = { title: { en: 'Lamp', fr: 'Lampe' }, link: '/catalog/lamps', orientation: 'any' };
  const save = (captions?: string) => editor.call('PUT', `/media/${id}`, { ...change, captions });
  expect((await save('1\n00:00:01,000 --> 00:00:02,000\nSubRip')).status).toBe(400);
  expect((await save('WEBVTT\n\n00:01.000 --> 00:02.000\nHello')).status).toBe(200);
  expect((await editor.call('PUT', `/media/${id}`, { ...change, link: '//evil.example' })).status).toBe(400);
  const item = { clip_id: id, seconds: null, has_qr: false };
  const always = { valid_from: '', valid_until: '', weekdays: [], day_parts: [] };
  const playlist = { name: 'Lamps', priority: 0, ticker: { en: '', fr: '' }, targets: [], ...always };
  const created = await editor.call('POST', '/playlists', { ...playlist, items: [{ ...item, ...always }] });
  expect(created.status).toBe(200);
  const path = join(desk.media.files, url.split('/').at(-1) ?? '');
  expect(existsSync(path)).toBe(true);
  expect((await editor.call('DELETE', `/media/${id}`)).status).toBe(200);
  expect(existsSync(path)).toBe(false);
  expect(filesIn().some((name) => name.endsWith('.vtt'))).toBe(false);
  const after = await editor.call('GET', `/playlists/${created.body.id}`);
  expect([after.body.items, after.body.revision]).toEqual([[], 2]);
  expect((await editor.call('DELETE', '/media/living-room')).status, 'no such clip here').toBe(404);
});

it('plainly fails a film whose conversion was lost', async () => {
  const lost = { url: '', poster: '', duration: 0, sha256: '', size: 0, link: '/', title: { en: 'Lost' } };
  await desk.context.db.insert(kioskVideos).values({ id: 'u1-lost', tenantId: 1, ...lost });
  const states = async () =>
    ((await editor.call('GET', '/media')).body.clips as Clip[]).filter(({ id }) => id === 'u1-lost');
  expect(await states()).toMatchObject([{ state: 'failed' }]);
  writeFileSync(desk.media.sourceOf('u1-lost'), 'waiting');
  expect(await states()).toMatchObject([{ state: 'converting' }]);
});

it('takes no more bytes than were announced, and no fewer', async () => {
  const id = await begin(10);
  expect((await put(id, 0, Buffer.alloc(11))).statusCode).toBe(413);
  expect((await put(id, 0, Buffer.alloc(6))).statusCode).toBe(200);
  expect((await put(id, 6, Buffer.alloc(5))).statusCode).toBe(413);
  expect((await finish(id, 'film.mp4')).status).toBe(400);
  expect((await put(id, 6, Buffer.alloc(4))).statusCode).toBe(404);
});

describe('files of the same bytes', () => {
  const row = { title: { en: 'Chair' }, link: '/', duration: 8000, sha256: '', size: 1, tenantId: 2 };
  const stage = async (text: string, extension: 'mp4' | 'webp' = 'mp4') => {
    const path = desk.media.temporary();
    writeFileSync(path, text);
    return desk.media.stage(path, await hashFile(path), extension);
  };
  const store = (id: string, film: StagedFile, poster: StagedFile) =>
    storeClip(desk.context.db, desk.media, [film, poster], (db) =>
      db.insert(kioskVideos).values({ ...row, id, url: film.url, poster: poster.url }),
    );
  const failing = (...staged: StagedFile[]) =>
    storeClip(desk.context.db, desk.media, staged, () => Promise.reject(new Error('The row is refused.')));
  const isThere = ({ url }: StagedFile) => existsSync(join(desk.media.files, basename(url)));

  it('stay while a clip of another dealer shows them, and go with a row that fails', async () => {
    await store('u2-chair', await stage('film'), await stage('poster', 'webp'));
    const [film, poster] = [await stage('film'), await stage('poster', 'webp')];
    const unused = await stage('a film that only the failed clip shows');
    await expect(failing(film, poster)).rejects.toThrow('The row is refused.');
    await expect(failing(unused, await stage('poster', 'webp'))).rejects.toThrow('The row is refused.');
    expect([film, poster, unused].map(isThere)).toEqual([true, true, false]);
    expect([film, poster, unused].map(({ path }) => existsSync(path))).toEqual([false, false, false]);
  });

  it('stay when an upload fails while another one of them waits for its row', async () => {
    const poster = await stage('poster of two', 'webp');
    const [film, same] = [await stage('film of two'), await stage('film of two')];
    await expect(failing(same)).rejects.toThrow('The row is refused.');
    await store('u2-late', film, poster);
    expect([film, poster].map(isThere)).toEqual([true, true]);
  });

  it.each([0, 1])('stay when uploads of them fail and succeed at once (%i)', async (first) => {
    const stageAll = () => Promise.all([stage(`film at once ${first}`), stage('poster at once', 'webp')]);
    const [one, other] = [await stageAll(), await stageAll()];
    const works = [() => store(`u2-once-${first}`, ...one), () => failing(...other)];
    const order = first === 0 ? works : works.toReversed();
    await Promise.allSettled(order.map((work) => work()));
    expect(one.map(isThere)).toEqual([true, true]);
  });
});

it('allows a dealer fifty open uploads, and others theirs', async () => {
  const dealer = await desk.signedIn('editor', 'boreale.localhost');
  const start = () => dealer.call('POST', '/media/uploads', { size: 1 });
  let last = await start();
  const uploads = [last.body.upload];
  for (; last.status === 200; last = await start()) uploads.push(last.body.upload);
  expect([last.status, last.body.messages?.error[0]?.code]).toEqual([429, 'uploads']);
  expect(new Set(uploads).size).toBe(50);
  await begin(1);
  expect((await dealer.call('DELETE', `/media/uploads/${uploads[0]}`)).status).toBe(200);
  expect((await start()).status).toBe(200);
});

it('publishes no film of more than a day', async () => {
  const long = Buffer.from(film);
  for (const box of ['mvhd', 'mdhd']) {
    const at = long.indexOf(box) + 4;
    // Time scale and length follow version, flags and two dates.
    long.writeUInt32BE(1, at + 12);
    long.writeUInt32BE(86_401, at + 16);
  }
  const path = desk.media.temporary();
  writeFileSync(path, long);
  const before = filesIn();
  await expect(stageFilm(desk.media, path)).rejects.toThrow('The film is longer than a day.');
  expect(filesIn()).toEqual(before);
});

it('converts the films of dealers in turns', async () => {
  const { context, events } = desk;
  const media = new MediaFolder(desk.media.root);
  const order: string[] = [];
  media.hasSource = async (clipId) => {
    order.push(clipId);
    return false;
  };
  const conversions = new Conversions(
    { backend: context, events, media, invitationsFolder: '' },
    desk.app.log,
  );
  for (const clipId of ['a1', 'a2', 'a3', 'a4']) conversions.add(1, clipId);
  for (const clipId of ['b1', 'b2']) conversions.add(2, clipId);
  await waitFor(() => expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']));
});
