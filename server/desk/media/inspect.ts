import { open } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { LARGEST_IMAGE } from '../../../contract/desk/media.ts';
import { isPlayable, type Mp4, readMp4 } from '../../../contract/mp4.ts';
import { localizedError } from '../../backend/apiError.ts';
import type { MessageKey } from '../../backend/messages/message.ts';
import { loadSharp } from '../../files/loadSharp.ts';
import { decodeHeic } from './heic.ts';
import { type Probe, probeFilm } from './probe.ts';

const LONGEST_SIDE = 3840;
/** Maximum pixels of an image, so that a small file can't exhaust the memory. */
const MOST_PIXELS = 120_000_000;
/** Bytes at the start of a file by which its type is recognised. */
const HEAD = 64 * 1024;
/** A day. No screen plays a longer film, and its length in milliseconds fits the column. */
export const LONGEST_SECONDS = 24 * 3600;
const HEIC = 'deskHeic';
export const NO_FRAMES = 'deskNoFrames';
/** Command for Debian and Ubuntu, on which the server is usually installed. */
const INSTALL_FFMPEG = 'apt-get install ffmpeg';
const DAMAGED = 'deskPictureDamaged';
const IMAGE_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

export const rejected = (message: MessageKey, values: Record<string, string> = {}) =>
  localizedError(400, 'file', message, { field: 'file', values });

/** Reads the boxes of an MP4 file; null for any other kind of file. */
export async function readMp4File(path: string): Promise<{ mp4: Mp4 | null; head: Buffer; size: number }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    return { mp4: await readMp4(read, size), head: await read(0, HEAD), size };
  } finally {
    await file.close();
  }
}

export type Inspected =
  | { kind: 'image' }
  /** An animated WebP: ffmpeg can't read it, but sharp can. */
  | { kind: 'animation' }
  /** A film of one frame, shown as a picture. */
  | { kind: 'frame' }
  /** mp4: null for a film in another container. probe: null without ffmpeg */
  | { kind: 'video'; mp4: Mp4 | null; probe: Probe | null };

/** An AVIF or HEIC picture is a box file too, but has no track unless it is animated. */
const isPictureBrand = (head: Buffer) =>
  /^(avi[fs]|he[iv][cxms]|m[is]f1)$/.test(head.toString('latin1', 8, 12));
const isMovingBoxes = (mp4: Mp4 | null) => mp4 !== null && mp4.codecs.length > 0;

/** Whether the first box contains the brands of HEVC pictures. In an iPhone's file, such a brand comes first or after mif1. */
const isHeic = (head: Buffer) =>
  /^ftyp(.{4})*?he[iv][cxms]/s.test(head.toString('latin1', 4, head.readUInt32BE(0)));

/** An animated PNG declares its frames before the first one. */
const isMovingPng = (head: Buffer) => head.includes('acTL', 0, 'latin1');

/** null: the file is not a picture */
async function inspectImage(
  path: string,
  { mp4, head, size }: Awaited<ReturnType<typeof readMp4File>>,
): Promise<'still' | 'moving' | null> {
  const sharp = await loadSharp();
  // sharp fails for anything that is not a picture.
  const image = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!image || !IMAGE_FORMATS.has(image.format)) return null;
  if (size > LARGEST_IMAGE || image.width * image.height > MOST_PIXELS) throw rejected('deskPictureTooLarge');
  const isAnimation = (image.format === 'gif' || image.format === 'webp') && (image.pages ?? 1) > 1;
  const isMoving = isAnimation || isMovingBoxes(mp4) || (image.format === 'png' && isMovingPng(head));
  return isMoving ? 'moving' : 'still';
}

/** Validates the result of ffprobe. @throws ApiError 400 for anything but a film */
function checkProbe(probe: Probe | null): Probe {
  if (!probe) throw rejected('deskUnreadableFile');
  if (probe.kind === 'sound') throw rejected('deskOnlySound');
  if (probe.frames === 0) throw rejected(NO_FRAMES);
  if (probe.seconds > LONGEST_SECONDS) throw rejected('deskFilmTooLong');
  if (probe.width * probe.height > MOST_PIXELS) throw rejected('deskFramesTooLarge');
  return probe;
}

/** Accepts what screens play without conversion. @throws ApiError 400 for any other film */
function checkPlayable(mp4: Mp4 | null): Mp4 {
  if (mp4 && isPlayable(mp4.codecs) && mp4.seconds > 0) return mp4;
  throw rejected(mp4 ? 'deskFilmUnplayable' : 'deskFileUnplayable', { command: INSTALL_FFMPEG });
}

/**
 * Determines the type of a file from its content; its name and declared type are ignored.
 * @throws ApiError 400 for a file that is neither image nor film, is truncated, or is too large
 */
export async function inspect(path: string, canConvert: boolean): Promise<Inspected> {
  const file = await readMp4File(path);
  const { mp4, head, size } = file;
  if (size === 0) throw rejected('deskFileEmpty');
  const image = await inspectImage(path, file);
  if (image === 'still' || (image === 'moving' && !canConvert)) return { kind: 'image' };
  if (image === 'moving' && head.toString('latin1', 8, 12) === 'WEBP') return { kind: 'animation' };
  if (mp4 && isPictureBrand(head) && !isMovingBoxes(mp4)) throw rejected(isHeic(head) ? HEIC : DAMAGED);
  if (mp4 && !mp4.isComplete) throw rejected('deskFilmIncomplete');
  if (mp4?.codecs.length === 0) throw rejected('deskNoFilm');
  if (!canConvert) return { kind: 'video', mp4: checkPlayable(mp4), probe: null };
  const probe = checkProbe(await probeFilm(path));
  return probe.frames === 1 ? { kind: 'frame' } : { kind: 'video', mp4, probe };
}

/**
 * Writes an image upright as WebP, without metadata such as the location.
 * @throws ApiError 400 for a picture that can't be decoded completely
 */
export async function encodeImage(path: string, target: string): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const write = (image: Sharp) =>
    image
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toFile(target);
  const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).rotate();
  const { width, height } = await write(picture).catch(async () => {
    const { mp4, head } = await readMp4File(path);
    if (!mp4 || !isHeic(head)) throw rejected(DAMAGED);
    const { data, ...size } = await decodeHeic(path).catch(() => {
      throw rejected(HEIC);
    });
    return write(sharp(data, { raw: { ...size, channels: 4 } }));
  });
  return { width, height };
}

/**
 * Writes an animated WebP as GIF, which ffmpeg reads.
 * @throws ApiError 400 for an animation that can't be decoded completely
 */
export async function encodeAnimation(path: string, target: string): Promise<void> {
  const sharp = await loadSharp();
  await sharp(path, { animated: true, limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .gif()
    .toFile(target)
    .catch(() => {
      throw rejected('deskAnimationDamaged');
    });
}

const TIMING =
  /^((\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})([ \t].*)?$/;

/** @throws ApiError 400 for a text that is not a WebVTT file with captions */
export function checkCaptions(text: string): void {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const timings = lines.filter((line) => line.includes('-->'));
  const isHead = /^WEBVTT([ \t]|$)/.test(lines[0] ?? '');
  if (isHead && timings.length > 0 && timings.every((line) => TIMING.test(line))) return;
  throw localizedError(400, 'captions', 'deskCaptions', { field: 'captions' });
}
