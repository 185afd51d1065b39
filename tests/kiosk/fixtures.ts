import { test as base, expect } from '@playwright/test';
import { type RunningServer, runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { Network, type TestClip } from './network.ts';

export const PASSCODE = '2468';
export const DEVICE_NAME = 'Entrance kiosk';

/** The second has its index at its end. */
const CLIPS: TestClip[] = [
  { file: 'first.mp4', title: 'First clip' },
  { file: 'trailing.mp4', title: 'Second clip' },
];

interface Shop {
  server: RunningServer;
}

interface Parts {
  network: Network;
  /** Started, not yet registered. */
  kiosk: KioskShell;
}

export const test = base.extend<Parts, Shop>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const data = await copyDemoData();
      const server = await runServer({ DATA_DIR: data.folder });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  network: async ({ server }, use) => {
    const network = new Network(server.url);
    network.clips = CLIPS;
    await network.restore();
    await use(network);
    await network.cut();
  },
  kiosk: async ({ network }, use) => {
    const kiosk = await KioskShell.start({ storeUrl: network.url });
    await use(kiosk);
    await kiosk.stop();
  },
});

/** A start costs seconds: one kiosk for all tests of a file, which leave it as they found it. */
export function shareKiosk(prepare: (parts: Parts) => Promise<void> = async () => {}): Readonly<Parts> {
  const parts: Partial<Parts> = {};
  test.beforeAll(async ({ server }) => {
    const network = new Network(server.url);
    network.clips = CLIPS;
    await network.restore();
    const kiosk = await KioskShell.start({ storeUrl: network.url });
    Object.assign(parts, { network, kiosk });
    await prepare({ network, kiosk });
  });
  test.afterAll(async () => {
    await parts.kiosk?.stop();
    await parts.network?.cut();
  });
  return parts as Parts;
}

export const register = ({ kiosk }: Parts): Promise<void> => kiosk.register(PASSCODE, DEVICE_NAME);

export { expect };
