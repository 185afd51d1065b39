import { ipcMain, type WebContents } from 'electron';
import * as z from 'zod/mini';
import type { KioskBridge } from '../src/platform/platform';
import type { DeviceVault } from './device/deviceVault';
import type { DeviceRegistration } from './device/registration';
import type { Mode } from './life/runHistory';
import type { ScreenWatch } from './life/watch';
import type { MediaFolder } from './media/mediaFolder';
import { isOwnAddress } from './scheme/address';
import { isTurnedAddress, type Turn } from './turn';
import type { Role } from './windows/screen';
import type { Visit } from './windows/visit';

type ShellInfo = Awaited<ReturnType<KioskBridge['shell']['info']>>;

interface Parts {
  loop: WebContents;
  visit: Visit;
  vault: DeviceVault;
  registration: DeviceRegistration;
  media: MediaFolder;
  info: () => Promise<ShellInfo>;
  life: Pick<ScreenWatch, 'sign'>;
  mode: Mode;
  leave: () => void;
  restart: () => void;
  turned: Turn;
  /** Turns the picture by a quarter. */
  turn: () => Promise<void>;
  report: (problem: string) => void;
}

const none = z.tuple([]);
const shortText = z.string().check(z.maxLength(200));
/** A path of the storefront, never another origin's. */
const path = z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])/));
const video = z.object({
  videoId: shortText,
  url: z.string().check(z.maxLength(2000)),
  sha256: shortText,
  size: z.nullable(z.number().check(z.nonnegative())),
});

const age = z.tuple([z.nullable(z.number().check(z.nonnegative()))]);

const UNLOCKED_MS = 120_000;

/** Every call a screen may make, with what its arguments must be and who may make it. */
export function serveScreens(parts: Parts): void {
  const { loop, visit, vault, registration, media, report } = parts;
  let unlockedAt = Number.NEGATIVE_INFINITY;

  function staffOnly(): void {
    if (performance.now() - unlockedAt > UNLOCKED_MS) throw new Error('Staff only: unlock first');
  }

  /** The main frame, or on a turned display the one inside the page that turns it. */
  function isScreen({ parent }: Electron.WebFrameMain): boolean {
    if (parts.turned === 0) return parent === null;
    return parent !== null && parent.parent === null && isTurnedAddress(parent.url);
  }

  /** A call counts only from the frame of a screen that we opened, on an address of ours. */
  function roleOf(event: Electron.IpcMainInvokeEvent): Role | null {
    const { sender, senderFrame } = event;
    if (!senderFrame || !isScreen(senderFrame) || !isOwnAddress(senderFrame.url)) return null;
    if (sender === loop) return 'loop';
    return sender === visit.contents ? 'visit' : null;
  }

  function serve<S extends z.ZodMiniType<unknown[]>>(
    channel: string,
    roles: readonly Role[],
    schema: S,
    answer: (...given: z.output<S> & unknown[]) => unknown,
  ): void {
    ipcMain.handle(channel, async (event, ...given: unknown[]) => {
      const role = roleOf(event);
      const parsed = z.safeParse(schema, given);
      if (!role || !roles.includes(role) || !parsed.success) {
        report(`refused: ${channel} from ${role ?? 'a stranger'}`);
        throw new Error('Refused');
      }
      return answer(...(parsed.data as z.output<S> & unknown[]));
    });
  }

  const onlyLoop: readonly Role[] = ['loop'];
  const onlyVisit: readonly Role[] = ['visit'];
  serve('device.current', onlyLoop, none, () => vault.current?.device ?? null);
  serve(
    'device.list',
    onlyLoop,
    z.tuple([z.object({ memberCode: z.nullable(shortText), passcode: shortText })]),
    (request) => registration.list(request),
  );
  serve('device.choose', onlyLoop, z.tuple([shortText]), (deviceId) => registration.choose(deviceId));
  serve('device.forget', onlyLoop, none, () => {
    staffOnly();
    return vault.forget();
  });
  serve('media.prepare', onlyLoop, z.tuple([z.array(video)]), (videos) => media.prepare(videos));
  serve(
    'visit.start',
    onlyLoop,
    z.tuple([z.object({ path, idleMs: z.number().check(z.positive()) })]),
    ({ path: target, idleMs }) => {
      if (vault.current?.device.type !== 'kiosk' || parts.mode === 'safe')
        throw new Error('This device is no touch kiosk');
      visit.start(target, idleMs);
    },
  );
  serve('visit.end', ['loop', 'visit'], z.tuple([z.enum(['idle', 'shopper'])]), () => visit.end());
  serve('visit.lower', onlyVisit, z.tuple([z.boolean()]), (isLow) => visit.lower(isLow));
  serve('keyboard.type', onlyVisit, z.tuple([z.string().check(z.maxLength(8))]), (text) => visit.type(text));
  serve('keyboard.press', onlyVisit, z.tuple([z.enum(['Backspace', 'Enter', 'Tab'])]), (key) =>
    visit.press(key),
  );
  serve('shell.info', ['loop', 'visit'], none, parts.info);
  serve('shell.beat', onlyLoop, age, (frameAgeMs) => parts.life.sign(frameAgeMs));
  serve('visit.beat', onlyVisit, none, () => visit.sign());
  serve('shell.unlock', onlyLoop, z.tuple([shortText]), async (passcode) => {
    const answer = await registration.unlock(passcode);
    if (answer.outcome === 'open') unlockedAt = performance.now();
    return answer;
  });
  serve('shell.restart', onlyLoop, none, () => {
    staffOnly();
    parts.restart();
  });
  serve('shell.turn', onlyLoop, none, () => {
    staffOnly();
    return parts.turn();
  });
  serve('shell.leave', onlyLoop, none, () => {
    staffOnly();
    parts.leave();
  });
  serve('shell.report', ['loop', 'visit'], z.tuple([shortText]), (problem) => report(`screen: ${problem}`));
}
