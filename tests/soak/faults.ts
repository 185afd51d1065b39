import type { Network } from '../kiosk/network.ts';
import { failing } from '../kiosk/network.ts';
import type { KioskShell } from '../page-models/KioskShell.ts';
import { contentFaults } from './contentFaults.ts';
import type { SoakCommands } from './deskCommands.ts';
import { deviceFaults } from './deviceFaults.ts';

export interface FaultContext {
  kiosk: KioskShell;
  network: Network;
  commands: SoakCommands;
  /** Waits for a share of a simulated hour. */
  pass: (shareOfHour: number) => Promise<void>;
}

export type Fault = (context: FaultContext) => Promise<void>;

const YEAR_MS = 365 * 86_400_000;

/** Limits the loop's storage, as on a full disk. bytes: 0 removes the limit. */
const limitStorage = (kiosk: KioskShell, bytes: number) =>
  kiosk.app.evaluate(async ({ webContents }, quotaSize) => {
    const loop = webContents.getAllWebContents().find(({ session }) => session.isPersistent());
    if (!loop) return;
    if (!loop.debugger.isAttached()) loop.debugger.attach();
    const limit = quotaSize > 0 ? { quotaSize } : {};
    await loop.debugger.sendCommand('Storage.overrideQuotaForOrigin', {
      origin: 'shop://storefront',
      ...limit,
    });
    if (quotaSize === 0) loop.debugger.detach();
  }, bytes);

/** Faults of a showroom by name. Each is over when its function resolves. */
const machineFaults: readonly (readonly [string, Fault])[] = [
  [
    'network cut',
    async ({ network, pass }) => {
      await network.cut();
      await pass(0.4);
      await network.restore();
    },
  ],
  [
    'server 500',
    async ({ network, pass }) => {
      network.fault = failing('/kiosk-service', 500);
      await pass(0.4);
      network.fault = null;
    },
  ],
  [
    'responses lost after the commit',
    async ({ network, pass }) => {
      network.responsesToDrop = 2;
      await pass(0.3);
    },
  ],
  [
    'renderer killed',
    async ({ kiosk }) => {
      await kiosk.app.evaluate(({ webContents }) =>
        webContents
          .getAllWebContents()
          .find(({ session }) => session.isPersistent())
          ?.forcefullyCrashRenderer(),
      );
    },
  ],
  [
    'GPU killed',
    async ({ kiosk }) => {
      const pid = await kiosk.app.evaluate(
        ({ app }) => app.getAppMetrics().find(({ type }) => type === 'GPU')?.pid,
      );
      if (pid) process.kill(pid, 'SIGKILL');
    },
  ],
  ['main killed', ({ kiosk }) => kiosk.powerCut()],
  [
    'disk full',
    async ({ kiosk, pass }) => {
      await limitStorage(kiosk, 1);
      await pass(0.3);
      await limitStorage(kiosk, 0);
    },
  ],
  [
    'clock a year ahead',
    async ({ kiosk, pass }) => {
      await kiosk.evaluateInLoop(
        `{ const real = Date.now.bind(Date); Date.now = () => real() + ${YEAR_MS}; }`,
      );
      await pass(0.3);
      await kiosk.evaluateInLoop('location.reload()');
    },
  ],
  [
    'corrupt clip',
    async ({ kiosk, network, pass }) => {
      const { clips } = network;
      network.clips = [{ file: 'broken.mp4', title: 'Broken' }, ...clips];
      await kiosk.evaluateInLoop('location.reload()');
      await pass(0.5);
      network.clips = clips;
      await kiosk.evaluateInLoop('location.reload()');
    },
  ],
];

export const faults = [...machineFaults, ...contentFaults, ...deviceFaults];
