import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { type RunningServer, runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { SERVER_START_MS } from '../web/fixtures.ts';
import { Network, type TestClip } from './network.ts';

export const PASSCODE = '2468';
/** Opens the staff menu. */
export const STAFF_PASSCODE = '135790';
export const DEVICE_NAME = 'Entrance kiosk';

/** The second clip has its MP4 index at the end of the file. */
const CLIPS: TestClip[] = [
  { file: 'first.mp4', title: 'First clip' },
  { file: 'trailing.mp4', title: 'Second clip' },
];

async function takePicturesOfFailure(info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const kiosk of KioskShell.running) await kiosk.takePictures(info);
}

interface WorkerFixtures {
  /** DATA_DIR of the server. */
  dataFolder: string;
  server: RunningServer;
}

interface KioskFixtures {
  /** Adds pictures of the kiosks that still run to a failed test. */
  pictures: undefined;
  network: Network;
  /** Started, not yet registered. */
  kiosk: KioskShell;
}

export const test = base.extend<KioskFixtures, WorkerFixtures>({
  pictures: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use, info) => {
      await use(undefined);
      await takePicturesOfFailure(info);
    },
    { auto: true },
  ],
  dataFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const data = await copyDemoData();
      await use(data.folder);
      await data.remove();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ dataFolder }, use) => {
      const server = await runServer({ DATA_DIR: dataFolder });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: SERVER_START_MS },
  ],
  network: async ({ server }, use) => {
    const network = new Network(server.url);
    network.clips = CLIPS;
    await network.restore();
    await use(network);
    await network.cut();
  },
  kiosk: async ({ network }, use, info) => {
    const kiosk = await KioskShell.start({ storeUrl: network.url });
    await use(kiosk);
    await takePicturesOfFailure(info);
    await kiosk.stop();
  },
});

type SharedKiosk = Pick<KioskFixtures, 'network' | 'kiosk'>;

/** Shares one kiosk among the tests of a file, because a start takes seconds. Each test must restore the state it changes. */
export function shareKiosk(
  prepare: (fixtures: SharedKiosk) => Promise<void> = async () => {},
): Readonly<SharedKiosk> {
  const fixtures: Partial<SharedKiosk> = {};
  test.beforeAll(async ({ server }) => {
    const network = new Network(server.url);
    network.clips = CLIPS;
    await network.restore();
    const kiosk = await KioskShell.start({ storeUrl: network.url });
    Object.assign(fixtures, { network, kiosk });
    await prepare({ network, kiosk });
  });
  test.afterAll(async () => {
    await fixtures.kiosk?.stop();
    await fixtures.network?.cut();
  });
  return fixtures as SharedKiosk;
}

export const register = ({ kiosk }: SharedKiosk): Promise<void> => kiosk.register(PASSCODE, DEVICE_NAME);

/** Adds the product of a visit's page to the cart. */
export async function addToCart(visit: Page): Promise<void> {
  const storefront = new Storefront(visit);
  await storefront.addToCart();
  await expect(storefront.cartButton).toHaveAccessibleName(/^Cart, 1 item/);
}

export { expect };
