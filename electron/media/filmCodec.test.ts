import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkCodec, codecsOf } from './filmCodec';

const folder = mkdtempSync(join(tmpdir(), 'films-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** As little of a film as says how it is coded; its index comes last. */
function film(codec: string): string {
  const table = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(70)));
  const track = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', box('minf', box('stbl', table))));
  const path = join(folder, `${codec}.mp4`);
  writeFileSync(
    path,
    Buffer.concat([box('ftyp', Buffer.from('isom')), box('mdat', Buffer.alloc(5_000)), box('moov', track)]),
  );
  return path;
}

it('reads the codec of a film, wherever its index stands', async () => {
  expect(await codecsOf('tests/kiosk/clips/first.mp4')).toContain('avc1');
  expect(await codecsOf('tests/kiosk/clips/trailing.mp4')).toContain('avc1');
  expect(await codecsOf(film('hvc1'))).toEqual(['hvc1']);
});

it('takes what plays and refuses what would be black', async () => {
  await expect(checkCodec(film('av01'))).resolves.toBeUndefined();
  await expect(checkCodec(film('hev1'))).rejects.toThrow('hev1');
});

it('says nothing about a file that is no MP4', async () => {
  const path = join(folder, 'picture.webp');
  writeFileSync(path, Buffer.from('RIFF0000WEBP'));
  await expect(checkCodec(path)).resolves.toBeUndefined();
});
