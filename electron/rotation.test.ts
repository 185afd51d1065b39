import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  bottomArea,
  isRotatedUrl,
  readRotation,
  rotatedUrl,
  rotationPage,
  saveNextRotation,
  withRotationOf,
} from './rotation';

it('rotates by 90 degrees and keeps the choice of staff', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rotation-'));
  expect(readRotation(folder, 90)).toBe(90);
  const rotations: number[] = [];
  for (const _ of [1, 2, 3, 4]) {
    await saveNextRotation(folder, readRotation(folder, 90));
    rotations.push(readRotation(folder, 90));
  }
  expect(rotations).toEqual([180, 270, 0, 90]);
  rmSync(folder, { recursive: true });
});

it('frames a rotated page with the dimensions of the display, and no other page', () => {
  const url = rotatedUrl(90, '/search?q=a&page=2');
  expect(isRotatedUrl(url)).toBe(true);
  expect(withRotationOf(url, rotatedUrl(0, '/cart'))).toBe(rotatedUrl(90, '/cart'));
  const page = rotationPage(new URL(url)) ?? '';
  expect(page).toContain('src="/search?q=a&amp;page=2"');
  expect(page).toContain('width: 100vh; height: 100vw');
  expect(page).toContain('rotate(90deg)');
  expect(rotationPage(new URL(rotatedUrl(180, '/')))).toContain('width: 100vw; height: 100vh');
  for (const path of ['/', '/rotated/45/', '/rotated/90', '/catalog/rotated/90/']) {
    expect(rotationPage(new URL(rotatedUrl(0, path))), path).toBeNull();
  }
});

it('lowers a visit to the bottom of the rotated picture', () => {
  const display = { width: 1920, height: 1080 };
  expect(bottomArea(display, 1, 0)).toEqual({ x: 0, y: 0, width: 1920, height: 1080 });
  expect(bottomArea(display, 0.5, 0)).toEqual({ x: 0, y: 540, width: 1920, height: 540 });
  expect(bottomArea(display, 0.5, 90)).toEqual({ x: 0, y: 0, width: 960, height: 1080 });
  expect(bottomArea(display, 0.5, 180)).toEqual({ x: 0, y: 0, width: 1920, height: 540 });
  expect(bottomArea(display, 0.5, 270)).toEqual({ x: 960, y: 0, width: 960, height: 1080 });
});
