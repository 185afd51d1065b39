import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock, Throttle } from '../media/throttle';
import { startUpdater } from './updater';

const MINUTE_MS = 60_000;
const hour = () => 3;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'updater-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

it('begins no second check, which would load the same archive, before the first one has ended', () => {
  writeFileSync(join(root, 'staged'), '1.1.0');
  const fetch = vi.fn(() => new Promise<Response>(() => {}));
  startUpdater({
    root,
    backendUrl: 'http://backend.example',
    publicKey: 'PEM',
    version: '1.0.0',
    fetch,
    token: () => null,
    throttle: new Throttle({ downloadWindow: null, downloadRate: null }, systemClock(hour)),
    hour,
    settings: { maintenanceWindow: [2, 5] },
    isVisitOpen: () => false,
    restart: vi.fn(),
    report: vi.fn(),
  });
  vi.advanceTimersByTime(5 * MINUTE_MS);
  expect(fetch).toHaveBeenCalledTimes(1);
});
