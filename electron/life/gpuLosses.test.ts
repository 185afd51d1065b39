import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GpuLosses } from './gpuLosses';

let folder: string;
let now = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gpu-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const losses = (version = '1.0.0') => new GpuLosses(join(folder, 'rendering.json'), version, () => now);

it('three losses in ten minutes lead to rendering in software, until the next version', async () => {
  const counted = losses();
  expect([await counted.lost(), await counted.lost(), await counted.lost()]).toEqual([false, false, true]);
  expect(losses().isSoftware).toBe(true);
  expect(losses('1.0.1').isSoftware).toBe(false);
  expect(await losses().lost(), 'no restart for what is already so').toBe(false);
});

it('a loss now and then changes nothing', async () => {
  const counted = losses();
  for (let count = 0; count < 5; count++) {
    expect(await counted.lost()).toBe(false);
    now += 6 * 60_000;
  }
  expect(losses().isSoftware).toBe(false);
});
