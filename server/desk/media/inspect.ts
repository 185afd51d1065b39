import { open } from 'node:fs/promises';
import { LARGEST_IMAGE } from '../../../contract/desk/media.ts';
import { isPlayable, type Mp4, readMp4 } from '../../../contract/mp4.ts';
import { ApiError } from '../../backend/apiError.ts';
import { loadSharp } from '../../loadSharp.ts';

const LONGEST_SIDE = 3840;
/** Pixels of an image, so that a small file can't fill the memory. */
const MOST_PIXELS = 120_000_000;
const IMAGE_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

export const rejected = (message: string) =>
  new ApiError(400, [{ code: 'file', message }], { file: message });

async function readHead(path: string): Promise<{ head: Buffer; size: number; mp4: Mp4 | null }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    return { head: await read(0, 16), size, mp4: await readMp4(read, size) };
  } finally {
    await file.close();
  }
}

export type Inspected =
  | { kind: 'image' }
  /** mp4: null for a film in another container */
  | { kind: 'video'; mp4: Mp4 | null };

/** Matroska and WebM begin with the EBML magic number, AVI with RIFF and its name. */
const isOtherFilm = (head: Buffer) =>
  head.readUInt32BE(0) === 0x1a45dfa3 ||
  (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 11) === 'AVI');

/** An AVIF or HEIC picture is a box file too, but has no film in it. */
const isPictureBrand = (head: Buffer) =>
  /^(avif|avis|heic|heix|mif1|msf1)$/.test(head.toString('latin1', 8, 12));

/**
 * Decides by the content of a file what it is; its name and type are ignored.
 * @throws ApiError 400 for a file that is neither image nor film, is cut off, or is too large
 */
export async function inspect(path: string, canConvert: boolean): Promise<Inspected> {
  const { head, size, mp4 } = await readHead(path);
  if (size === 0) throw rejected('The file is empty.');
  if (mp4 && !isPictureBrand(head)) {
    if (!mp4.isComplete)
      throw rejected('The film is incomplete: its end is missing. Please upload it again.');
    if (mp4.codecs.length === 0) throw rejected('The file contains no film.');
    if (!isPlayable(mp4.codecs) && !canConvert)
      throw rejected(
        'Screens can not play this film. Please save it as MP4 with H.264, or install ffmpeg on the server.',
      );
    return { kind: 'video', mp4 };
  }
  if (head.length === 16 && isOtherFilm(head)) {
    if (!canConvert)
      throw rejected(
        'Screens can not play this film. Please save it as MP4 with H.264, or install ffmpeg on the server.',
      );
    return { kind: 'video', mp4: null };
  }
  const sharp = await loadSharp();
  const image = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!image || !IMAGE_FORMATS.has(image.format)) throw rejected('The file is neither a picture nor a film.');
  if (size > LARGEST_IMAGE || image.width * image.height > MOST_PIXELS)
    throw rejected('The picture is too large: at most 30 MB and 120 megapixels.');
  return { kind: 'image' };
}

/**
 * Writes an image upright as WebP, without metadata such as the place where it was taken.
 * @throws ApiError 400 for a picture that can't be decoded completely
 */
export async function encodeImage(path: string, target: string): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toFile(target)
    .catch(() => {
      throw rejected('The picture is damaged.');
    });
  return { width, height };
}

const TIMING =
  /^((\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})([ \t].*)?$/;

/** @throws ApiError 400 for a text that is no WebVTT file with captions */
export function checkCaptions(text: string): void {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const timings = lines.filter((line) => line.includes('-->'));
  const isHead = /^WEBVTT([ \t]|$)/.test(lines[0] ?? '');
  if (isHead && timings.length > 0 && timings.every((line) => TIMING.test(line))) return;
  const message = 'The captions are no WebVTT file with times like 00:01.000 --> 00:04.000.';
  throw new ApiError(400, [{ code: 'captions', message }], { captions: message });
}
