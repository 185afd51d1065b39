import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { needsRestart, saveRemoteSettings } from './remoteSettings';
import { readRotation, saveRotation } from './rotation';

const settings = { captions: true, rotation: 0, display: 0 } as const;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('restarts for a rotation other than the one that staff chose at the screen', async () => {
  await saveRotation(folder, 90);
  expect(needsRestart(folder, settings, { rotation: 90 })).toBe(false);
  expect(needsRestart(folder, settings, { rotation: 0 })).toBe(true);
  await saveRemoteSettings(folder, { rotation: 0 });
  expect(readRotation(folder, 0)).toBe(0);
});

it('restarts for no setting that stays as it is', () => {
  expect(needsRestart(folder, settings, { captions: true, display: 0 })).toBe(false);
  expect(needsRestart(folder, settings, { captions: false })).toBe(true);
});
