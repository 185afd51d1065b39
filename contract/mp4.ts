/** Bytes of a box header: its size and its type. */
const HEADER = 8;
const TRACK = ['moov', 'trak'];
const SAMPLE_TABLE = ['mdia', 'minf', 'stbl', 'stsd'];
/** The codecs that Chromium decodes on every platform. HEVC is not one of them. */
const PLAYABLE = new Set(['avc1', 'avc3', 'vp08', 'vp09', 'av01']);

/** Reads bytes of a file; fewer at the end of the file. */
export type ReadBytes = (position: number, length: number) => Promise<Uint8Array>;

interface Box {
  type: string;
  /** Position of the first byte after the header. */
  start: number;
  end: number;
  /** The box ends beyond the file: the file is truncated. */
  isCut: boolean;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

async function readBoxes(read: ReadBytes, start: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = start; at + HEADER <= end; ) {
    const head = await read(at, 2 * HEADER);
    if (head.length < HEADER) break;
    const view = viewOf(head);
    const short = view.getUint32(0);
    const isLong = short === 1 && head.length === 2 * HEADER;
    const size = isLong ? Number(view.getBigUint64(HEADER)) : short || end - at;
    if (size < HEADER) break;
    const content = at + (isLong ? 2 * HEADER : HEADER);
    boxes.push({
      type: nameAt(head, 4),
      start: content,
      end: Math.min(at + size, end),
      isCut: at + size > end,
    });
    at += size;
  }
  return boxes;
}

async function findBoxes(
  read: ReadBytes,
  { start, end }: Pick<Box, 'start' | 'end'>,
  path: readonly string[],
): Promise<Box[]> {
  const [name, ...rest] = path;
  if (name === undefined) return [{ type: '', start, end, isCut: false }];
  const boxes = (await readBoxes(read, start, end)).filter(({ type }) => type === name);
  return (await Promise.all(boxes.map((box) => findBoxes(read, box, rest)))).flat();
}

/** The format of the first entry of a sample table ('avc1'), after version, flags, number of entries and the entry's size. */
async function codecAt(read: ReadBytes, { start }: Box): Promise<string[]> {
  const head = await read(start, 2 * HEADER);
  return head.length === 2 * HEADER ? [nameAt(head, 12)] : [];
}

/** Reads the codec names of an MP4 file's tracks ('avc1', 'hvc1', 'mp4a'). Empty for any other kind of file. */
export async function readCodecs(read: ReadBytes, size: number): Promise<string[]> {
  const tables = await findBoxes(read, { start: 0, end: size }, [...TRACK, ...SAMPLE_TABLE]);
  return (await Promise.all(tables.map((table) => codecAt(read, table)))).flat();
}

/** Returns true when Chromium decodes one of the tracks, or when the file has no known track. */
export const isPlayable = (codecs: readonly string[]): boolean =>
  codecs.length === 0 || codecs.some((codec) => PLAYABLE.has(codec));

/** Metadata of an MP4 file. */
export interface Mp4 {
  codecs: string[];
  seconds: number;
  width: number;
  height: number;
  /** All boxes end within the file, and it has both an index and data. */
  isComplete: boolean;
  /** The index precedes the data, so that playback can start with the first bytes. */
  isFastStart: boolean;
}

/** Duration in seconds from a movie header; version 1 uses 64-bit numbers. */
async function secondsAt(read: ReadBytes, header: Box | undefined): Promise<number> {
  if (!header) return 0;
  const bytes = await read(header.start, 32);
  if (bytes.length < 32) return 0;
  const view = viewOf(bytes);
  const isWide = view.getUint8(0) === 1;
  const scale = view.getUint32(isWide ? 20 : 12);
  const length = isWide ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return scale === 0 ? 0 : length / scale;
}

/** Bytes at the end of a track header: a matrix of nine numbers, width and height. */
const MATRIX_AND_SIZE = 44;

/** Width and height from a track header, 16.16 fixed point, swapped if its matrix rotates the picture by a right angle. */
async function sizeAt(read: ReadBytes, header: Box): Promise<{ width: number; height: number }> {
  const bytes = await read(header.end - MATRIX_AND_SIZE, MATRIX_AND_SIZE);
  if (bytes.length < MATRIX_AND_SIZE) return { width: 0, height: 0 };
  const view = viewOf(bytes);
  const [width, height] = [view.getUint32(36) >>> 16, view.getUint32(40) >>> 16];
  const isTurned = view.getInt32(0) === 0 && view.getInt32(4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Reads an MP4 file; null for any other kind of file. */
export async function readMp4(read: ReadBytes, size: number): Promise<Mp4 | null> {
  const boxes = await readBoxes(read, 0, size);
  if (boxes[0]?.type !== 'ftyp') return null;
  const at = (type: string) => boxes.findIndex((box) => box.type === type);
  const movie = boxes[at('moov')];
  const inMovie = movie ? await readBoxes(read, movie.start, movie.end) : [];
  const tracks = await Promise.all(
    inMovie
      .filter(({ type }) => type === 'trak')
      .map(async (track) =>
        (await readBoxes(read, track.start, track.end)).find(({ type }) => type === 'tkhd'),
      ),
  );
  const sizes = await Promise.all(tracks.flatMap((header) => (header ? [sizeAt(read, header)] : [])));
  const picture = sizes.find(({ width }) => width > 0) ?? { width: 0, height: 0 };
  return {
    codecs: await readCodecs(read, size),
    seconds: await secondsAt(
      read,
      inMovie.find(({ type }) => type === 'mvhd'),
    ),
    ...picture,
    isComplete: !boxes.some(({ isCut }) => isCut) && movie !== undefined && at('mdat') >= 0,
    isFastStart: movie !== undefined && at('moov') < at('mdat'),
  };
}
