import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GpuCrashes } from './gpuCrashes';

let folder: string;
let now = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gpu-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const gpuCrashes = (version = '1.0.0') => new GpuCrashes(join(folder, 'rendering.json'), version, () => now);

it('switches to software rendering after three crashes in ten minutes, until the next version', async () => {
  const crashes = gpuCrashes();
  expect([await crashes.recordCrash(), await crashes.recordCrash(), await crashes.recordCrash()]).toEqual([
    false,
    false,
    true,
  ]);
  expect(gpuCrashes().isSoftwareRendering).toBe(true);
  expect(gpuCrashes('1.0.1').isSoftwareRendering).toBe(false);
  expect(await gpuCrashes().recordCrash(), 'software rendering is on already: no restart').toBe(false);
});

it('keeps hardware rendering when crashes are ten minutes apart', async () => {
  const crashes = gpuCrashes();
  for (let count = 0; count < 5; count++) {
    expect(await crashes.recordCrash()).toBe(false);
    now += 6 * 60_000;
  }
  expect(gpuCrashes().isSoftwareRendering).toBe(false);
});
