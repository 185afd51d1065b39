import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Clip, FoundPage } from '../../contract/desk/media.ts';
import { type DeskBrowser, openTestDesk, sendUpload, type TestDesk } from '../../tests/backend/testDesk.ts';
import { waitFor } from '../../tests/waitFor.ts';
import { kioskVideos } from '../backend/database/schema/kiosk.ts';
import { Conversions } from './media/conversions.ts';
import { hasFfmpeg } from './media/ffmpeg.ts';

const canConvert = await hasFfmpeg();
let desk: TestDesk;
let editor: DeskBrowser;
const folder = mkdtempSync(join(tmpdir(), 'library-'));

beforeAll(async () => {
  desk = await openTestDesk();
  editor = await desk.signedIn('editor');
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true });
});

/** Uploads a file, and hands it over as a new clip, or as the file of another. */
async function upload(content: Buffer, replaces?: string) {
  const id = await sendUpload(desk, editor, content);
  return replaces
    ? editor.call('POST', `/media/${replaces}/file`, { upload: id })
    : editor.call('POST', `/media/uploads/${id}`, { name: 'Window.png' });
}
const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
const newClip = async (background: string) =>
  (await upload(await picture(background))).body as unknown as Clip;
const clips = async () => (await editor.call('GET', '/media')).body.clips as Clip[];
const clipOf = async (id: string) => (await clips()).find((clip) => clip.id === id) as Clip;
const hasFile = (url: string) => existsSync(join(desk.media.files, url.split('/').at(-1) ?? ''));
const change = { link: '/', orientation: 'any' };

/** A film that has to be converted. */
function makeFilm(name: string, size: string, seconds = 0.4): Buffer {
  const path = join(folder, name);
  const input = ['-f', 'lavfi', '-i', `color=size=${size}:rate=25:duration=${seconds}`];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, '-c:v', 'mpeg4', path]);
  return readFileSync(path);
}

it('puts clips into folders and tags them, one or many at once, and names both in the audit log', async () => {
  const [one, two] = [await newClip('#102030'), await newClip('#203040')];
  expect([one.folder, one.tags]).toEqual(['', []]);
  const title = { en: 'Blue', fr: 'Bleu' };
  const saved = await editor.call('PUT', `/media/${one.id}`, {
    title,
    ...change,
    folder: 'Autumn',
    tags: ['sofas', 'sofas', 'beds'],
  });
  expect(saved.status).toBe(200);
  const ids = [one.id, two.id];
  const bulk = { ids: [...ids, 'p1-nothing'], folder: 'Winter', add_tags: ['sale'], remove_tags: ['beds'] };
  expect((await editor.call('PUT', '/media', bulk)).body).toEqual({ changed: 2 });
  expect(await clipOf(one.id)).toMatchObject({ folder: 'Winter', tags: ['sale', 'sofas'], title });
  expect(await clipOf(two.id)).toMatchObject({ folder: 'Winter', tags: ['sale'] });

  // What is absent stays as it is.
  await editor.call('PUT', `/media/${one.id}`, { title, ...change });
  await editor.call('PUT', '/media', { ids: [two.id], folder: '' });
  expect(await clipOf(one.id)).toMatchObject({ folder: 'Winter', tags: ['sale', 'sofas'] });
  expect(await clipOf(two.id)).toMatchObject({ folder: '', tags: ['sale'] });

  const { body } = await (await desk.signedIn('owner')).call('GET', '/audit');
  const entries = body.changes as { subject: string; details: Record<string, unknown> }[];
  expect(entries.find(({ subject }) => subject === '2 clips')?.details).toMatchObject({
    folder: 'Winter',
    add_tags: ['sale'],
  });
});

it('removes several clips with their files, and takes them out of playlists', async () => {
  const [one, two, other] = [await newClip('#300000'), await newClip('#400000'), await newClip('#500000')];
  const always = { valid_from: '', valid_until: '', weekdays: [], day_parts: [] };
  const items = [one, two, other].map(({ id }) => ({ clip_id: id, seconds: null, has_qr: false, ...always }));
  const playlist = { name: 'Three', priority: 0, ticker: { en: '', fr: '' }, targets: [], ...always };
  const created = await editor.call('POST', '/playlists', { ...playlist, items });
  expect((await editor.call('POST', '/media/removals', { ids: [one.id, two.id] })).body).toEqual({
    removed: 2,
  });
  const after = await editor.call('GET', `/playlists/${created.body.id}`);
  expect((after.body.items as { clip_id: string }[]).map(({ clip_id }) => clip_id)).toEqual([other.id]);
  expect([one, two, other].map(({ url }) => hasFile(url))).toEqual([false, false, true]);
  expect((await editor.call('POST', '/media/removals', { ids: [one.id] })).status, 'twice').toBe(404);
});

it('changes no clip of another dealer, none that came with the shop, and nothing for a viewer', async () => {
  const { id } = await newClip('#600000');
  const fixed = 'patio-season';
  const file = { url: '/media/patio.mp4', poster: '', duration: 1, sha256: '', size: 1 };
  await desk.context.db
    .insert(kioskVideos)
    .values({ id: fixed, title: { en: 'Patio season' }, link: '/', ...file });
  const boreale = await desk.signedIn('editor', 'boreale.localhost');
  const viewer = await desk.signedIn('viewer');
  for (const [browser, target, status] of [
    [boreale, id, 404],
    [editor, fixed, 404],
    [viewer, id, 403],
  ] as const) {
    const ids = [target];
    expect((await browser.call('PUT', '/media', { ids, folder: 'Theirs' })).status).toBe(status);
    expect((await browser.call('POST', '/media/removals', { ids })).status).toBe(status);
  }
  const upload = (await boreale.call('POST', '/media/uploads', { size: 1 })).body.upload as string;
  const replaced = await boreale.call('POST', `/media/${id}/file`, { upload });
  expect(replaced.status, 'the upload is empty').toBe(400);
  expect(await clipOf(id)).toMatchObject({ folder: '', state: 'ready' });
});

it('replaces the file of a clip, which keeps its name, its settings and its places in playlists', async () => {
  const old = await newClip('#700000');
  await editor.call('PUT', `/media/${old.id}`, {
    title: { en: 'Door', fr: 'Porte' },
    ...change,
    tags: ['door'],
  });
  const content = await picture('#007000');
  const { status, body } = await upload(content, old.id);
  expect(status, JSON.stringify(body)).toBe(200);
  const now = await clipOf(old.id);
  expect(now).toMatchObject({ title: { en: 'Door' }, tags: ['door'], state: 'ready', replacement: 'none' });
  expect(now.url).not.toBe(old.url);
  expect([hasFile(old.url), hasFile(now.url)]).toEqual([false, true]);
  expect((await upload(content, old.id)).body, 'the same file once more').toMatchObject({ is_known: true });

  // The bytes that the clip had before are a new clip; those that it has are known.
  const again = await newClip('#700000');
  expect(again.id).not.toBe(old.id);
  expect((await upload(content)).body).toMatchObject({ id: old.id, is_known: true });
  expect((await upload(Buffer.from('no picture'), old.id)).status).toBe(400);
  expect((await clipOf(old.id)).url).toBe(now.url);
  expect(readdirSync(desk.media.incoming)).toEqual([]);
});

it('gives a product card no file', async () => {
  const { products } = (await editor.call('GET', '/media/products?q=sofa')).body as {
    products: { id: number }[];
  };
  const card = await editor.call('POST', '/media/products', { product_id: products[0]?.id });
  expect((await upload(await picture('#123123'), String(card.body.id))).status).toBe(400);
});

it.runIf(canConvert)('plays the old file until the new one is converted', async () => {
  const old = await newClip('#800000');
  const { body } = await upload(makeFilm('wide.avi', '320x180'), old.id);
  expect(body).toMatchObject({ id: old.id, kind: 'image', url: old.url, state: 'ready' });
  expect(body.replacement).toBe('converting');
  const busy = await upload(await picture('#009000'), old.id);
  expect([busy.status, busy.body.messages?.error[0]?.code]).toEqual([409, 'converting']);
  await waitFor(async () =>
    expect(await clipOf(old.id)).toMatchObject({ kind: 'video', replacement: 'none', width: 320 }),
  );
  await waitFor(() => expect(hasFile(old.url)).toBe(false));
});

it.runIf(canConvert)(
  'keeps the old file when the new one can not be converted, and says so until the clip is saved',
  async () => {
    const old = await newClip('#900000');
    writeFileSync(desk.media.sourceOf(old.id), 'noise');
    const { context, events, media } = desk;
    const options = { backend: context, events, media, invitationsFolder: '/nowhere' };
    const conversions = new Conversions(options, desk.app.log);
    await conversions.resume();
    await waitFor(async () =>
      expect(await clipOf(old.id)).toMatchObject({ url: old.url, state: 'ready', replacement: 'failed' }),
    );
    await conversions.stop();
    await editor.call('PUT', `/media/${old.id}`, { title: old.title, ...change });
    expect((await clipOf(old.id)).replacement).toBe('none');
  },
);

it.runIf(canConvert)('leaves no file of a clip that is removed while it is converted', async () => {
  const before = readdirSync(desk.media.files);
  const { body } = await upload(makeFilm('long.avi', '640x360'));
  expect(body.state).toBe('converting');
  expect((await editor.call('DELETE', `/media/${body.id}`)).status).toBe(200);
  // The next film is ready after the removed one has ended.
  const next = await upload(makeFilm('next.avi', '160x90'));
  await waitFor(async () => expect((await clipOf(String(next.body.id))).state).toBe('ready'));
  const { url, poster } = await clipOf(String(next.body.id));
  const names = [url, poster].map((path) => path.split('/').at(-1));
  expect(readdirSync(desk.media.files).filter((name) => !before.includes(name))).toEqual(
    expect.arrayContaining(names),
  );
  expect(readdirSync(desk.media.files)).toHaveLength(before.length + names.length);
});

it.runIf(canConvert)(
  'ends a conversion that is cancelled: a new clip is removed, one with a file keeps it',
  async () => {
    const old = await newClip('#a00000');
    const { processes, incoming } = desk.media;
    const cancel = (id: unknown) => editor.call('DELETE', `/media/${id}/conversion`);
    // Long films, so that each conversion still runs when it is cancelled.
    const { body: added } = await upload(makeFilm('endless.avi', '640x360', 400));
    const { body: changed } = await upload(makeFilm('another.avi', '640x364', 400), old.id);
    expect([added.state, changed.replacement]).toEqual(['converting', 'converting']);
    await waitFor(() => expect([...processes.keys()]).toEqual([added.id]));
    const pid = Number(processes.get(String(added.id))?.pid);

    expect((await cancel(added.id)).status).toBe(200);
    await waitFor(() => expect(() => process.kill(pid, 0), 'ffmpeg has ended').toThrow('ESRCH'));
    expect(await clipOf(String(added.id))).toBeUndefined();
    await waitFor(() => expect([...processes.keys()], 'the next one runs').toEqual([old.id]));
    expect((await cancel(old.id)).status).toBe(200);
    await waitFor(() => expect(processes.size).toBe(0));
    expect(await clipOf(old.id)).toMatchObject({ state: 'ready', replacement: 'none', url: old.url });
    expect(hasFile(old.url)).toBe(true);
    await waitFor(() => expect(readdirSync(incoming)).toEqual([]));
    const late = await cancel(old.id);
    expect([late.status, late.body.messages?.error[0]?.code]).toEqual([409, 'converted']);
  },
);

it('finds the pages of the shop for a link, each with its path', async () => {
  const find = async (q: string) =>
    (await editor.call('GET', `/media/pages?q=${encodeURIComponent(q)}`)).body.pages as FoundPage[];
  const pages = await find('sofa');
  expect(pages).toContainEqual({ path: '/catalog/sofas', title: 'Sofas', kind: 'category' });
  expect(pages).toContainEqual(expect.objectContaining({ path: '/product/hudson-sofa', kind: 'product' }));
  expect(await find('stor')).toContainEqual({ path: '/stores', title: 'Stores', kind: 'page' });
  expect(await find('home')).toContainEqual({ path: '/', title: 'Home', kind: 'page' });
  expect(await find('about')).toContainEqual(expect.objectContaining({ path: '/about-us', kind: 'page' }));
  expect(await find(' ')).toEqual([]);
  expect((await (await desk.signedIn('viewer')).call('GET', '/media/pages?q=sofa')).status).toBe(403);
});
