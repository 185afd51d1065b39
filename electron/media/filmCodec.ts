import { open } from 'node:fs/promises';

/** What Chromium in the shell decodes; HEVC it does not. */
const PLAYABLE = new Set(['avc1', 'avc3', 'vp08', 'vp09', 'av01']);
const PATH = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'];
const HEAD = 8;

type Read = (position: number, length: number) => Promise<Buffer>;

interface Box {
  type: string;
  /** Of its content. */
  start: number;
  end: number;
}

async function boxesIn(read: Read, start: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = start; at + HEAD <= end; ) {
    const head = await read(at, 2 * HEAD);
    if (head.length < HEAD) break;
    const type = head.toString('latin1', 4, HEAD);
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 2 * HEAD;
    const size = isLong ? Number(head.readBigUInt64BE(HEAD)) : short || end - at;
    if (size < HEAD) break;
    boxes.push({ type, start: at + (isLong ? 2 * HEAD : HEAD), end: Math.min(at + size, end) });
    at += size;
  }
  return boxes;
}

async function inside(read: Read, { start, end }: Box, path: readonly string[]): Promise<Box[]> {
  const [name, ...rest] = path;
  if (name === undefined) return [{ type: '', start, end }];
  const found = (await boxesIn(read, start, end)).filter(({ type }) => type === name);
  return (await Promise.all(found.map((box) => inside(read, box, rest)))).flat();
}

/** The names of what an MP4 file's tracks are coded in ('avc1', 'hvc1', 'mp4a'); none for any other file. */
export async function codecsOf(path: string): Promise<string[]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read: Read = async (position, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const tables = await inside(read, { type: '', start: 0, end: size }, PATH);
    // A table: version and flags, the number of entries, then the first entry's size and name.
    const heads = await Promise.all(tables.map(({ start }) => read(start, 2 * HEAD)));
    return heads.filter(({ length }) => length === 2 * HEAD).map((head) => head.toString('latin1', 12, 16));
  } finally {
    await file.close();
  }
}

/** A whole file that this machine can't show. */
export class Unplayable extends Error {}

/** Rejects with Unplayable for a film whose pictures are coded in something that would only show black. */
export async function checkCodec(path: string): Promise<void> {
  const codecs = await codecsOf(path);
  const isFilm = codecs.length > 0;
  if (isFilm && !codecs.some((codec) => PLAYABLE.has(codec)))
    throw new Unplayable(`its codec does not play here: ${codecs.join(', ')}`);
}
