import { open } from 'node:fs/promises';

/** The codecs that Electron's Chromium decodes. HEVC is not one of them. */
const PLAYABLE = new Set(['avc1', 'avc3', 'vp08', 'vp09', 'av01']);
const SAMPLE_TABLE_PATH = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'];
/** Bytes of a box header: its size and its type. */
const HEADER = 8;

type Read = (position: number, length: number) => Promise<Buffer>;

interface Box {
  type: string;
  /** Position of the first byte after the header. */
  start: number;
  end: number;
}

async function readBoxes(read: Read, start: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = start; at + HEADER <= end; ) {
    const head = await read(at, 2 * HEADER);
    if (head.length < HEADER) break;
    const type = head.toString('latin1', 4, HEADER);
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 2 * HEADER;
    const size = isLong ? Number(head.readBigUInt64BE(HEADER)) : short || end - at;
    if (size < HEADER) break;
    boxes.push({ type, start: at + (isLong ? 2 * HEADER : HEADER), end: Math.min(at + size, end) });
    at += size;
  }
  return boxes;
}

async function findBoxes(read: Read, { start, end }: Box, path: readonly string[]): Promise<Box[]> {
  const [name, ...rest] = path;
  if (name === undefined) return [{ type: '', start, end }];
  const boxes = (await readBoxes(read, start, end)).filter(({ type }) => type === name);
  return (await Promise.all(boxes.map((box) => findBoxes(read, box, rest)))).flat();
}

/** Reads the codec names of an MP4 file's tracks ('avc1', 'hvc1', 'mp4a'). Empty for any other kind of file. */
export async function readCodecs(path: string): Promise<string[]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read: Read = async (position, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const tables = await findBoxes(read, { type: '', start: 0, end: size }, SAMPLE_TABLE_PATH);
    // A sample table holds version and flags, the number of entries, then the size and the name of the first entry.
    const heads = await Promise.all(tables.map(({ start }) => read(start, 2 * HEADER)));
    return heads.filter(({ length }) => length === 2 * HEADER).map((head) => head.toString('latin1', 12, 16));
  } finally {
    await file.close();
  }
}

/** The file is complete, but Chromium does not decode its video. */
export class UnsupportedCodecError extends Error {}

/** Rejects with UnsupportedCodecError for a video that would show a black picture. */
export async function assertPlayable(path: string): Promise<void> {
  const codecs = await readCodecs(path);
  const isVideo = codecs.length > 0;
  if (isVideo && !codecs.some((codec) => PLAYABLE.has(codec)))
    throw new UnsupportedCodecError(`unsupported codec: ${codecs.join(', ')}`);
}
