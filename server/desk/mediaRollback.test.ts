import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Clip } from '../../contract/desk/media.ts';
import { type DeskBrowser, openTestDesk, sendUpload, type TestDesk } from '../../tests/backend/testDesk.ts';

let desk: TestDesk;
let editor: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk();
  editor = await desk.signedIn('editor');
  await desk.context.db.execute(sql`
    create function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'no audit log'; end $$`);
});
afterAll(() => desk.close());

async function newClip(background: string): Promise<Clip> {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  const upload = await sendUpload(desk, editor, await image.png().toBuffer());
  return (await editor.call('POST', `/media/uploads/${upload}`, { name: 'Window.png' }))
    .body as unknown as Clip;
}

/** Does work while each write of staff fails at its end, when the audit log is to be written. */
async function withoutAudit(work: () => Promise<void>): Promise<void> {
  const { db } = desk.context;
  await db.execute(
    sql`create trigger refused before insert on audit_log for each row execute function refuse_entry()`,
  );
  try {
    await work();
  } finally {
    await db.execute(sql`drop trigger refused on audit_log`);
  }
}

const files = () => readdirSync(desk.media.files).sort();
const hasFile = (url: string) => existsSync(join(desk.media.files, url.split('/').at(-1) ?? ''));
const clipOf = async (id: string) =>
  ((await editor.call('GET', '/media')).body.clips as Clip[]).find((clip) => clip.id === id);
const captioned = (id: string, text: string) =>
  editor.call('PUT', `/media/${id}`, {
    title: { en: 'Window', fr: 'Fenêtre' },
    link: '/',
    orientation: 'any',
    captions: `WEBVTT\n\n00:00.000 --> 00:01.000\n${text}\n`,
  });

it('keeps the files of a clip whose removal fails at its end', async () => {
  const clip = await newClip('#102030');
  const source = desk.media.sourceOf(clip.id);
  writeFileSync(source, 'a film that waits for its conversion');
  await withoutAudit(async () => {
    expect((await editor.call('DELETE', `/media/${clip.id}`)).status).toBe(500);
    expect((await editor.call('POST', '/media/removals', { ids: [clip.id] })).status).toBe(500);
    expect((await editor.call('DELETE', `/media/${clip.id}/conversion`)).status).toBe(500);
  });
  expect(await clipOf(clip.id)).toMatchObject({ url: clip.url });
  expect([hasFile(clip.url), existsSync(source)]).toEqual([true, true]);

  expect((await editor.call('DELETE', `/media/${clip.id}`)).status).toBe(200);
  expect([hasFile(clip.url), existsSync(source)]).toEqual([false, false]);
});

it('keeps the captions of a clip whose change fails at its end, and not the new ones', async () => {
  const { id } = await newClip('#203040');
  expect((await captioned(id, 'Hello')).status).toBe(200);
  const before = files();
  await withoutAudit(async () => expect((await captioned(id, 'Goodbye')).status).toBe(500));
  expect(files()).toEqual(before);

  expect((await captioned(id, 'Goodbye')).status).toBe(200);
  expect(files()).toHaveLength(before.length);
  expect(files(), 'the new captions in the place of the old ones').not.toEqual(before);
});

it('leaves no temporary file of captions that can not be published', async () => {
  const { id } = await newClip('#253545');
  const before = files();
  vi.spyOn(desk.media, 'publish').mockRejectedValueOnce(new Error('no space'));
  expect((await captioned(id, 'Hello')).status).toBe(500);
  expect([files(), readdirSync(desk.media.incoming)]).toEqual([before, []]);
});

it('keeps the files of both clips when a replacement can not be stored', async () => {
  const clip = await newClip('#304050');
  const before = files();
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#405060' } });
  const content = await image.png().toBuffer();
  await withoutAudit(async () => {
    const upload = await sendUpload(desk, editor, content);
    expect((await editor.call('POST', `/media/${clip.id}/file`, { upload })).status).toBe(500);
  });
  expect(files()).toEqual(before);
  expect(readdirSync(desk.media.incoming)).toEqual([]);
});
