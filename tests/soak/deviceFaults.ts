import { expect } from '@playwright/test';
import { failing, type Network, type Fault as NetworkFault, respondingWith } from '../kiosk/network.ts';
import type { KioskShell } from '../page-models/KioskShell.ts';
import type { Fault, FaultContext } from './faults.ts';

const YEAR_MS = 365 * 86_400_000;
/** A screen executes a command within five seconds; the rest allows for a slow machine. */
const OBEYS = { timeout: 15_000 };
const CRASHES = 3;

/** The files of the clips that the loop shows or loads, without their folder. */
const filesOf = (kiosk: KioskShell, selector: string) =>
  kiosk.evaluateInLoop<string>(
    `[...document.querySelectorAll('${selector}')].map(({ currentSrc }) => currentSrc.split('/').at(-1)).join()`,
  );

const countInLog = async (kiosk: KioskShell, text: string) => (await kiosk.readLog()).split(text).length - 1;

/** Plays other clips, and then the ones before. They begin with the files that this adds to the screen. */
async function withClips(
  { kiosk, network }: FaultContext,
  clips: Network['clips'],
  strike: (isShown: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const before = network.clips;
  const files = new Set((await filesOf(kiosk, 'video'))?.split(','));
  const isShown = async () => {
    const front = await filesOf(kiosk, 'video[data-front]');
    return front !== null && front !== '' && !files.has(front);
  };
  network.clips = clips;
  await kiosk.readPlaylist();
  try {
    await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
    await strike(isShown);
  } finally {
    network.clips = before;
    await kiosk.readPlaylist();
  }
}

/** The network fails in a way that the log must name. */
const namedInLog =
  (fault: NetworkFault, name: string): Fault =>
  async ({ kiosk, network, pass }) => {
    // The log has a line for each change only: the fault before this one must be over.
    await kiosk.evaluateInLoop('location.reload()');
    const current = () =>
      kiosk.evaluateInLoop('window.kiosk.shell.info().then((info) => String(info.networkFault))');
    await expect.poll(current, { timeout: 60_000 }).toBe('null');
    const before = await countInLog(kiosk, name);
    network.fault = fault;
    await kiosk.evaluateInLoop('location.reload()');
    await expect.poll(() => countInLog(kiosk, name), { timeout: 60_000 }).toBeGreaterThan(before);
    await pass(0.1);
    network.fault = null;
    await kiosk.readPlaylist();
  };

/** Sends the request to a port that speaks no TLS. */
const withoutCertificate: NetworkFault = (request, response) => {
  response.writeHead(302, { location: `https://${request.headers.host}${request.url}` });
  response.end();
  return true;
};

/** What a film, a display and the network of a showroom do to a screen, by name. */
export const deviceFaults: readonly (readonly [string, Fault])[] = [
  [
    'film with a long still',
    async (context) => {
      const stalls = () => countInLog(context.kiosk, 'no new frame');
      const before = await stalls();
      const clips = [{ file: 'longStill.mp4', title: 'Still' }, ...context.network.clips];
      // Its 20 seconds are longer than the screen watchdog waits for a frame.
      await withClips(context, clips, (isShown) => expect.poll(isShown, { timeout: 60_000 }).toBe(false));
      expect(await stalls(), 'the watchdog leaves it alone').toBe(before);
    },
  ],
  [
    'film that ends the renderer',
    async (context) => {
      const { kiosk } = context;
      const clips = [{ file: 'longStill.mp4', title: 'Ends the renderer' }, ...context.network.clips];
      // No other clip is decoded then, so that only this one is suspected.
      const isInStill = () =>
        kiosk.evaluateInLoop<boolean>("document.querySelector('video[data-front]')?.currentTime > 3");
      await withClips(context, clips, async (isShown) => {
        for (let crash = 0; crash < CRASHES; crash++) {
          await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
          await expect.poll(isInStill, { timeout: 60_000 }).toBe(true);
          await kiosk.app.evaluate(({ webContents }) =>
            webContents
              .getAllWebContents()
              .find(({ session }) => session.isPersistent())
              ?.forcefullyCrashRenderer(),
          );
          await expect.poll(isShown, { timeout: 60_000 }).toBe(false);
        }
        const quarantined =
          '(longStill.mp4): the screen ended while it loaded or played (3 times), in quarantine';
        await expect.poll(() => countInLog(kiosk, quarantined), OBEYS).toBeGreaterThan(0);
      });
    },
  ],
  [
    'clip removed while it plays',
    async (context) => {
      const { kiosk, network } = context;
      const rest = network.clips;
      await withClips(context, [{ file: 'five-a.mp4', title: 'Removed' }, ...rest], async (isShown) => {
        network.clips = rest;
        await kiosk.readPlaylist();
        await expect.poll(isShown, OBEYS).toBe(false);
      });
    },
  ],
  [
    'clip that expires while it plays',
    async (context) => {
      const rest = context.network.clips;
      const valid_until = new Date(Date.now() + 8_000).toISOString();
      const expiring = { file: 'five-b.mp4', title: 'Expires', valid_until };
      await withClips(context, [expiring, ...rest], (isShown) => expect.poll(isShown, OBEYS).toBe(false));
    },
  ],
  [
    'cold start without network, a year behind',
    async ({ kiosk, network, pass }) => {
      await network.cut();
      await kiosk.restart({ clockErrorMs: -YEAR_MS });
      await pass(0.2);
      await network.restore();
      await kiosk.restart({ clockErrorMs: 0 });
    },
  ],
  [
    'emergency, and a dark screen',
    async ({ kiosk, network, pass }) => {
      const message = { id: 'message', text: 'Leave the building.', starts_at: '', ends_at: '' };
      network.screen = { messages: [{ ...message, is_emergency: true }] };
      await kiosk.readPlaylist();
      await expect
        .poll(() => kiosk.evaluateInLoop("document.querySelector('[role=alert]') !== null"))
        .toBe(true);
      network.screen = { screen_off: { from: '00:00', until: '24:00' } };
      await kiosk.readPlaylist();
      await pass(0.05);
      network.screen = {};
      await kiosk.readPlaylist();
    },
  ],
  [
    'sign-in page of a network',
    namedInLog(respondingWith('/', 511, 'text/html', '<h1>Sign in</h1>'), 'captivePortal'),
  ],
  ['certificate that can not be verified', namedInLog(withoutCertificate, 'certificate')],
  ['proxy that wants a password', namedInLog(failing('/', 407), 'proxyPassword')],
  [
    'session of the desk that expires',
    async ({ commands }) => {
      const [result, refused] = await commands.expireSession();
      expect(result, 'the screen obeys a command of the ended session').toBe('done');
      expect(refused, 'the desk does not').toContain('401');
    },
  ],
  [
    'display that changes its mode',
    async ({ kiosk, pass }) => {
      for (const size of [
        [1080, 1920],
        [1920, 1080],
        [1280, 720],
      ] as const) {
        await kiosk.app.evaluate(
          ({ BrowserWindow }, [width, height]) =>
            BrowserWindow.getAllWindows()[0]?.setContentSize(width, height),
          size,
        );
        await pass(0.05);
      }
    },
  ],
];
