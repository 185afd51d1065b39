import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { assertPlayable, readCodecs } from './videoCodec';

const folder = mkdtempSync(join(tmpdir(), 'videos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The smallest MP4 file that names its codec; the index comes last. */
function videoFile(codec: string): string {
  const table = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(70)));
  const track = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', box('minf', box('stbl', table))));
  const path = join(folder, `${codec}.mp4`);
  writeFileSync(
    path,
    Buffer.concat([box('ftyp', Buffer.from('isom')), box('mdat', Buffer.alloc(5_000)), box('moov', track)]),
  );
  return path;
}

it('reads the codec of a video, wherever its index is', async () => {
  expect(await readCodecs('tests/kiosk/clips/first.mp4')).toContain('avc1');
  expect(await readCodecs('tests/kiosk/clips/trailing.mp4')).toContain('avc1');
  expect(await readCodecs(videoFile('hvc1'))).toEqual(['hvc1']);
});

it('accepts supported codecs and rejects others', async () => {
  await expect(assertPlayable(videoFile('av01'))).resolves.toBeUndefined();
  await expect(assertPlayable(videoFile('hev1'))).rejects.toThrow('hev1');
});

it('accepts a file that is no MP4', async () => {
  const path = join(folder, 'picture.webp');
  writeFileSync(path, Buffer.from('RIFF0000WEBP'));
  await expect(assertPlayable(path)).resolves.toBeUndefined();
});
