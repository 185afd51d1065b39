import { cpus, loadavg } from 'node:os';
import { expect, test } from '@playwright/test';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { DEVICE_NAME, PASSCODE } from '../kiosk/fixtures.ts';
import { Network } from '../kiosk/network.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { monitorFrames } from './frameMonitor.ts';
import { quantile } from './statistics.ts';

const swapCount = Number(process.env.SWAPS ?? 1_000);
const CLIP_MS = 5_000;
const GOAL_MS = 50;
const READ_INTERVAL_MS = 1_000;

test(`the loop swaps clips of five seconds ${swapCount} times without a gap`, async () => {
  test.setTimeout(swapCount * CLIP_MS * 1.2 + 120_000);
  const data = await copyDemoData();
  const server = await runServer({ DATA_DIR: data.folder });
  const network = new Network(server.url);
  network.clips = ['five-a.mp4', 'five-b.mp4'].map((file) => ({ file, title: file }));
  await network.restore();
  const kiosk = await KioskShell.start({ storeUrl: network.url });
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect(kiosk.loop.locator('video[src*="/kiosk-media/"]').first()).toBeAttached({ timeout: 30_000 });

  const monitor = monitorFrames(kiosk, READ_INTERVAL_MS);
  const loads: number[] = [];
  await expect
    .poll(
      () => {
        loads.push(loadavg()[0] ?? 0);
        return monitor.swaps();
      },
      { timeout: swapCount * CLIP_MS * 1.2, intervals: [5_000] },
    )
    .toBeGreaterThanOrEqual(swapCount);
  const { gaps, frames } = await monitor.stop();
  await kiosk.stop();
  await network.cut();
  await server.stop();
  await data.remove();

  const of = (values: readonly number[]) =>
    [0.5, 0.9, 0.99, 1].map((share) => quantile(values, share).toFixed(1)).join(' / ');
  const load = loads.reduce((sum, one) => sum + one, 0) / loads.length;
  console.log(
    [
      `${gaps.length} swaps, load ${load.toFixed(1)} on ${cpus().length} processors; median / p90 / p99 / longest:`,
      `from the last frame of a clip to the first of the next ${of(gaps)} ms`,
      `from frame to frame within a clip ${of(frames)} ms`,
    ].join('\n'),
  );
  expect(quantile(gaps, 0.99)).toBeLessThan(GOAL_MS);
});
