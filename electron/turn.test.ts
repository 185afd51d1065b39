import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  footOf,
  isTurnedAddress,
  keepNextTurn,
  keptTurn,
  turnedAddress,
  turnedAlike,
  turnedPage,
} from './turn';

it('goes round by quarters, and the word of staff lasts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turn-'));
  expect(keptTurn(folder, 90)).toBe(90);
  const seen: number[] = [];
  for (const _ of [1, 2, 3, 4]) {
    await keepNextTurn(folder, keptTurn(folder, 90));
    seen.push(keptTurn(folder, 90));
  }
  expect(seen).toEqual([180, 270, 0, 90]);
  rmSync(folder, { recursive: true });
});

it('frames a page as wide as it is to be, and no page that is not turned', () => {
  const address = turnedAddress(90, '/search?q=a&page=2');
  expect(isTurnedAddress(address)).toBe(true);
  expect(turnedAlike(address, turnedAddress(0, '/cart'))).toBe(turnedAddress(90, '/cart'));
  const page = turnedPage(new URL(address)) ?? '';
  expect(page).toContain('src="/search?q=a&amp;page=2"');
  expect(page).toContain('width: 100vh; height: 100vw');
  expect(page).toContain('rotate(90deg)');
  expect(turnedPage(new URL(turnedAddress(180, '/')))).toContain('width: 100vw; height: 100vh');
  for (const path of ['/', '/turned/45/', '/turned/90', '/catalog/turned/90/']) {
    expect(turnedPage(new URL(turnedAddress(0, path))), path).toBeNull();
  }
});

it('lowers a visit to where the foot of the picture is', () => {
  const display = { width: 1920, height: 1080 };
  expect(footOf(display, 1, 0)).toEqual({ x: 0, y: 0, width: 1920, height: 1080 });
  expect(footOf(display, 0.5, 0)).toEqual({ x: 0, y: 540, width: 1920, height: 540 });
  expect(footOf(display, 0.5, 90)).toEqual({ x: 0, y: 0, width: 960, height: 1080 });
  expect(footOf(display, 0.5, 180)).toEqual({ x: 0, y: 0, width: 1920, height: 540 });
  expect(footOf(display, 0.5, 270)).toEqual({ x: 960, y: 0, width: 960, height: 1080 });
});
