import { join } from 'node:path';
import * as z from 'zod/mini';
import { escapeMarkup } from '../contract/escapeMarkup';
import { readJsonFile, writeFileAtomically } from './atomicFile';
import { ORIGIN } from './scheme/origin';

/** Degrees clockwise by which the shell rotates its picture, for a display that the operating system does not rotate. */
export const rotationSchema = z.literal([0, 90, 180, 270]);
export type Rotation = z.output<typeof rotationSchema>;

const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];
/** Installed kiosks have this file, so its name and key must not change. */
const FILE = 'turn.json';
const fileSchema = z.object({ turn: rotationSchema });
const PREFIX = /^\/rotated\/(90|180|270)(?=\/)/;

/** True when the rotation exchanges width and height. */
export const hasSwappedAxes = (rotation: Rotation): boolean => rotation % 180 !== 0;

/** The rotation that staff chose on this machine, or else that in settings.json. */
export const readRotation = (folder: string, configured: Rotation): Rotation =>
  readJsonFile(join(folder, FILE), fileSchema)?.turn ?? configured;

/** Saves a rotation that staff chose. It applies after a restart. */
export const saveRotation = (folder: string, rotation: Rotation): Promise<void> =>
  writeFileAtomically(join(folder, FILE), JSON.stringify({ turn: rotation }));

/** Advances the saved rotation by 90 degrees. */
export const saveNextRotation = (folder: string, rotation: Rotation): Promise<void> =>
  saveRotation(folder, ROTATIONS[(ROTATIONS.indexOf(rotation) + 1) % ROTATIONS.length] ?? 0);

/** The URL a window loads for a path of the storefront: the page itself, or the rotation page that frames it. */
export const rotatedUrl = (rotation: Rotation, path: string): string =>
  rotation === 0 ? ORIGIN + path : `${ORIGIN}/rotated/${rotation}${path}`;

export const isRotatedUrl = (url: string): boolean => PREFIX.test(url.slice(ORIGIN.length));

/** An unrotated URL of the app with the rotation of the window's current URL. */
export const withRotationOf = (currentUrl: string, url: string): string => {
  const [prefix = ''] = PREFIX.exec(currentUrl.slice(ORIGIN.length)) ?? [];
  return ORIGIN + prefix + url.slice(ORIGIN.length);
};

/**
 * The HTML of the page that shows another page of the app rotated; null for any other URL. The framed page has the dimensions of the
 * rotated display, so its layout, media queries and touch events work without knowing about the rotation.
 */
export function rotationPage({ pathname, search }: URL): string | null {
  const [prefix, degrees] = PREFIX.exec(pathname) ?? [];
  if (!prefix) return null;
  const [width, height] = degrees === '180' ? ['100vw', '100vh'] : ['100vh', '100vw'];
  const src = escapeMarkup(pathname.slice(prefix.length) + search);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Kiosk</title>
<style>
html { overflow: hidden; background: #101014 }
iframe { position: fixed; top: 50%; left: 50%; width: ${width}; height: ${height}; border: 0;
  transform: translate(-50%, -50%) rotate(${degrees}deg) }
</style>
<iframe src="${src}" title="Kiosk" allow="autoplay"></iframe>
</html>`;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area of a window, in window pixels, that shows the bottom of the rotated picture. share: fraction of the picture's height, 0 to 1 */
export function bottomArea(
  { width, height }: Pick<Area, 'width' | 'height'>,
  share: number,
  rotation: Rotation,
): Area {
  const length = Math.round((hasSwappedAxes(rotation) ? width : height) * share);
  if (rotation === 90) return { x: 0, y: 0, width: length, height };
  if (rotation === 180) return { x: 0, y: 0, width, height: length };
  if (rotation === 270) return { x: width - length, y: 0, width: length, height };
  return { x: 0, y: height - length, width, height: length };
}
