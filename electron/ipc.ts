import { ipcMain, type WebContents } from 'electron';
import * as z from 'zod/mini';
import { SITE_PATH } from '../contract/inputs';
import type { ShellInfo } from '../src/platform/platform';
import type { ActivityLog } from './device/activityLog';
import type { DeviceVault } from './device/deviceVault';
import type { DevicePairing } from './device/pairing';
import type { DeviceRegistration } from './device/registration';
import { type IpcChannel, type IpcChannels, VISIT_EVENTS_EVENT } from './ipcChannels';
import type { MediaCache } from './media/mediaCache';
import { isRotatedUrl, type Rotation } from './rotation';
import { isOwnUrl } from './scheme/origin';
import type { RunMode } from './watchdog/runHistory';
import type { ScreenWatchdog } from './watchdog/screenWatchdog';
import type { Role } from './windows/screen';
import type { VisitView } from './windows/visitView';

interface Options {
  loop: WebContents;
  visit: VisitView;
  vault: DeviceVault;
  registration: DeviceRegistration;
  pairing: DevicePairing;
  media: MediaCache;
  activity: Pick<ActivityLog, 'count'>;
  info: () => Promise<ShellInfo>;
  watchdog: Pick<ScreenWatchdog, 'heartbeat'>;
  mode: RunMode;
  exitKiosk: () => void;
  restart: () => void;
  setDisplayPower: (isOn: boolean) => Promise<void>;
  rotation: Rotation;
  /** Rotates the picture by 90 degrees and restarts. */
  rotate: () => Promise<void>;
  report: (problem: string) => void;
}

interface Handler<C extends IpcChannel> {
  roles: readonly Role[];
  args: z.ZodMiniType<Parameters<IpcChannels[C]>>;
  handle: (
    ...args: Parameters<IpcChannels[C]>
  ) => Awaited<ReturnType<IpcChannels[C]>> | ReturnType<IpcChannels[C]>;
}

const none = z.tuple([]);
const shortText = z.string().check(z.maxLength(200));
/** A path of the storefront; a URL of another origin does not match. */
const path = z.string().check(z.maxLength(2000), z.regex(SITE_PATH));
const video = z.object({
  videoId: shortText,
  url: z.string().check(z.maxLength(2000)),
  sha256: shortText,
  size: z.nullable(z.number().check(z.nonnegative())),
});
const orientation = z.enum(['landscape', 'portrait']);
const credentials = z.object({ memberCode: z.nullable(shortText), passcode: shortText });
const location = z.object({ storeId: shortText, name: shortText });
const visitRequest = z.object({
  path,
  idleMs: z.number().check(z.positive()),
  location: z.nullable(location),
});
const MAX_EVENTS_LENGTH = 500_000;
const visitEvents = z.array(z.record(z.string(), z.unknown())).check(
  z.maxLength(50),
  z.refine((events) => JSON.stringify(events).length <= MAX_EVENTS_LENGTH, { error: 'Too large' }),
);
const frameAge = z.nullable(z.number().check(z.nonnegative()));

const LOOP: readonly Role[] = ['loop'];
const VISIT: readonly Role[] = ['visit'];
const BOTH: readonly Role[] = ['loop', 'visit'];

const UNLOCKED_MS = 120_000;

/** Handles every IPC channel. A call with an argument of the wrong shape, or from the wrong screen, rejects and is logged. */
export function handleScreenCalls(options: Options): void {
  const { loop, visit, vault, registration, media, activity, watchdog, mode, rotation, report } = options;
  let unlockedAt = Number.NEGATIVE_INFINITY;

  function requireStaff(): void {
    if (performance.now() - unlockedAt > UNLOCKED_MS) throw new Error('Staff only: unlock first');
  }

  /** A screen is the main frame, or on a rotated display the frame inside the rotation page. */
  function isScreen({ parent }: Electron.WebFrameMain): boolean {
    if (rotation === 0) return parent === null;
    return parent !== null && parent.parent === null && isRotatedUrl(parent.url);
  }

  /** The role of the calling screen; null for any frame that the shell did not open or that shows a foreign URL. */
  function roleOf({ sender, senderFrame }: Electron.IpcMainInvokeEvent): Role | null {
    if (!senderFrame || !isScreen(senderFrame) || !isOwnUrl(senderFrame.url)) return null;
    if (sender === loop) return 'loop';
    return sender === visit.contents ? 'visit' : null;
  }

  const handlers: { [C in IpcChannel]: Handler<C> } = {
    'device.current': { roles: LOOP, args: none, handle: () => vault.current?.device ?? null },
    'device.list': { roles: LOOP, args: z.tuple([credentials]), handle: registration.list },
    'device.choose': { roles: LOOP, args: z.tuple([shortText]), handle: registration.choose },
    'device.pair': { roles: LOOP, args: z.tuple([orientation]), handle: options.pairing.pair },
    'device.forget': {
      roles: LOOP,
      args: none,
      handle() {
        requireStaff();
        return vault.forget();
      },
    },
    'media.prepare': {
      roles: LOOP,
      args: z.tuple([z.array(video)]),
      handle: (videos) => media.prepare(videos),
    },
    'media.recheck': { roles: LOOP, args: z.tuple([shortText]), handle: (id) => media.recheck(id) },
    'keyboard.type': {
      roles: VISIT,
      args: z.tuple([z.string().check(z.maxLength(8))]),
      handle: (text) => visit.type(text),
    },
    'keyboard.press': {
      roles: VISIT,
      args: z.tuple([z.enum(['Backspace', 'Enter', 'Tab'])]),
      handle: (key) => visit.pressKey(key),
    },
    'visit.start': {
      roles: LOOP,
      args: z.tuple([visitRequest]),
      handle(request) {
        const device = vault.current?.device;
        if (device?.type !== 'kiosk' || mode === 'safe') throw new Error('This device is no touch kiosk');
        const station = { deviceId: device.deviceId, location: request.location };
        visit.start(request.path, request.idleMs, station);
      },
    },
    'visit.end': { roles: BOTH, args: z.tuple([z.enum(['idle', 'shopper'])]), handle: () => visit.end() },
    'visit.lower': { roles: VISIT, args: z.tuple([z.boolean()]), handle: (isLow) => visit.lower(isLow) },
    'visit.handedOver': { roles: VISIT, args: none, handle: () => activity.count('hand_overs') },
    'visit.keepEvents': {
      roles: VISIT,
      args: z.tuple([z.enum(['desk', 'log']), visitEvents]),
      handle: async (destination, events) => loop.send(VISIT_EVENTS_EVENT, { destination, events }),
    },
    'visit.heartbeat': { roles: VISIT, args: none, handle: () => visit.heartbeat() },
    'shell.info': { roles: LOOP, args: none, handle: options.info },
    'shell.unlock': {
      roles: LOOP,
      args: z.tuple([shortText]),
      async handle(passcode) {
        const result = await registration.unlock(passcode);
        if (result.outcome === 'open') unlockedAt = performance.now();
        return result;
      },
    },
    'shell.heartbeat': {
      roles: LOOP,
      args: z.tuple([frameAge]),
      handle: (frameAgeMs) => watchdog.heartbeat(frameAgeMs),
    },
    'shell.rotate': {
      roles: LOOP,
      args: none,
      handle() {
        requireStaff();
        return options.rotate();
      },
    },
    'shell.displayPower': {
      roles: LOOP,
      args: z.tuple([z.boolean()]),
      handle: (isOn) => options.setDisplayPower(isOn),
    },
    'shell.restart': {
      roles: LOOP,
      args: none,
      handle() {
        requireStaff();
        options.restart();
      },
    },
    'shell.exitKiosk': {
      roles: LOOP,
      args: none,
      handle() {
        requireStaff();
        options.exitKiosk();
      },
    },
    'shell.report': {
      roles: BOTH,
      args: z.tuple([shortText]),
      handle: (problem) => report(`screen: ${problem}`),
    },
  };

  function register<C extends IpcChannel>(channel: C, { roles, args: schema, handle }: Handler<C>): void {
    ipcMain.handle(channel, async (event, ...args: unknown[]) => {
      const role = roleOf(event);
      const parsed = z.safeParse(schema, args);
      if (!role || !roles.includes(role) || !parsed.success) {
        report(`refused: ${channel} from ${role ?? 'an unknown sender'}`);
        throw new Error('Refused');
      }
      return handle(...parsed.data);
    });
  }
  for (const channel of Object.keys(handlers) as IpcChannel[]) register(channel, handlers[channel]);
}
