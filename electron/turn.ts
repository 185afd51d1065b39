import { join } from 'node:path';
import * as z from 'zod/mini';
import { readKept, writeAtomic } from './atomicFile';
import { ORIGIN } from './scheme/address';

/** Degrees clockwise by which the shell turns its picture, on a display that its system does not turn. */
export const turn = z.literal([0, 90, 180, 270]);
export type Turn = z.output<typeof turn>;

const TURNS: readonly Turn[] = [0, 90, 180, 270];
const FILE = 'turn.json';
const PREFIX = /^\/turned\/(90|180|270)(?=\/)/;

export const isAcross = (turned: Turn): boolean => turned % 180 !== 0;

/** What staff chose on the machine itself goes before its settings. */
export const keptTurn = (folder: string, set: Turn): Turn =>
  readKept(join(folder, FILE), z.object({ turn }))?.turn ?? set;

/** A quarter more, from the next start on. */
export const keepNextTurn = (folder: string, turned: Turn): Promise<void> => {
  const next = TURNS[(TURNS.indexOf(turned) + 1) % TURNS.length];
  return writeAtomic(join(folder, FILE), JSON.stringify({ turn: next }));
};

/** Where a window finds a page: itself, or inside one that turns it. path: of the storefront. */
export const turnedAddress = (turned: Turn, path: string): string =>
  turned === 0 ? ORIGIN + path : `${ORIGIN}/turned/${turned}${path}`;

export const isTurnedAddress = (address: string): boolean => PREFIX.test(address.slice(ORIGIN.length));

/** Another address of ours, turned as the one that is shown. */
export const turnedAlike = (shown: string, address: string): string => {
  const [prefix = ''] = PREFIX.exec(shown.slice(ORIGIN.length)) ?? [];
  return ORIGIN + prefix + address.slice(ORIGIN.length);
};

/**
 * The page that shows another one turned. The other is a frame of its own, as wide as it is to be: its layout, its
 * media queries and its touches need not know. Null for any other address.
 */
export function turnedPage({ pathname, search }: URL): string | null {
  const [prefix, degrees] = PREFIX.exec(pathname) ?? [];
  if (!prefix) return null;
  const isAcrossNow = degrees !== '180';
  const [width, height] = isAcrossNow ? ['100vh', '100vw'] : ['100vw', '100vh'];
  const address = (pathname.slice(prefix.length) + search).replaceAll('&', '&amp;').replaceAll('"', '%22');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Kiosk</title>
<style>
html { overflow: hidden; background: #101014 }
iframe { position: fixed; top: 50%; left: 50%; width: ${width}; height: ${height}; border: 0;
  transform: translate(-50%, -50%) rotate(${degrees}deg) }
</style>
<iframe src="${address}" title="Kiosk" allow="autoplay"></iframe>
</html>`;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a window at the foot of the picture, so large a share of its height. */
export function footOf({ width, height }: Pick<Area, 'width' | 'height'>, share: number, turned: Turn): Area {
  const kept = Math.round((isAcross(turned) ? width : height) * share);
  if (turned === 90) return { x: 0, y: 0, width: kept, height };
  if (turned === 180) return { x: 0, y: 0, width, height: kept };
  if (turned === 270) return { x: width - kept, y: 0, width: kept, height };
  return { x: 0, y: height - kept, width, height: kept };
}
