import { ipcMain, type WebContents } from 'electron';
import * as z from 'zod/mini';
import type { ProxyChange, ShellInfo } from '../src/platform/platform';
import type { ActivityLog } from './device/activityLog';
import type { DeviceVault } from './device/deviceVault';
import type { DevicePairing } from './device/pairing';
import type { DeviceRegistration } from './device/registration';
import { ipcArguments } from './ipcArguments';
import { type IpcChannel, type IpcChannels, VISIT_EVENTS_EVENT } from './ipcChannels';
import type { MediaCache } from './media/mediaCache';
import { isRotatedUrl, type Rotation } from './rotation';
import { isOwnUrl } from './scheme/origin';
import type { RunMode } from './watchdog/runHistory';
import { type Role, sendToScreen } from './windows/screen';
import { pressKey } from './windows/typing';
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
  /** A heartbeat of the loop. timeMs: time by the service's clock; null while it is unknown */
  heartbeat: (frameAgeMs: number | null, timeMs: number | null) => void;
  mode: RunMode;
  exitKiosk: () => void;
  restart: () => void;
  setDisplayPower: (isOn: boolean) => Promise<void>;
  rotation: Rotation;
  /** Rotates the picture by 90 degrees and restarts. */
  rotate: () => Promise<void>;
  /** Moves the loop to the next display and restarts. */
  moveToNextDisplay: () => Promise<void>;
  /** Saves the proxy of the network and restarts. */
  setProxy: (proxy: ProxyChange) => Promise<void>;
  report: (problem: string) => void;
}

interface Handler<C extends IpcChannel> {
  roles: readonly Role[];
  handle: (
    ...args: Parameters<IpcChannels[C]>
  ) => Awaited<ReturnType<IpcChannels[C]>> | ReturnType<IpcChannels[C]>;
}

const LOOP: readonly Role[] = ['loop'];
const VISIT: readonly Role[] = ['visit'];
const BOTH: readonly Role[] = ['loop', 'visit'];

/**
 * Handles every IPC channel. A call with invalid arguments, or from a screen that may not use it, rejects and is logged, and so is one that
 * fails.
 */
export function handleScreenCalls(options: Options): void {
  const { loop, visit, vault, registration, media, activity, mode, rotation, report } = options;
  function requireStaff(): void {
    if (!registration.isUnlocked()) throw new Error('Staff only: unlock first');
  }

  /** A screen is the main frame or, on a rotated display, the frame inside the rotation page. */
  function isScreen({ parent }: Electron.WebFrameMain): boolean {
    if (rotation === 0) return parent === null;
    return parent !== null && parent.parent === null && isRotatedUrl(parent.url);
  }

  /** The role of the calling screen; null for any frame that the shell did not open, or that shows a foreign URL. */
  function roleOf({ sender, senderFrame }: Electron.IpcMainInvokeEvent): Role | null {
    if (!senderFrame || !isScreen(senderFrame) || !isOwnUrl(senderFrame.url)) return null;
    if (sender === loop) return 'loop';
    return sender === visit.contents ? 'visit' : null;
  }

  const handlers: { [C in IpcChannel]: Handler<C> } = {
    'device.current': { roles: LOOP, handle: () => vault.current?.device ?? null },
    'device.list': { roles: LOOP, handle: registration.list },
    'device.choose': { roles: LOOP, handle: registration.choose },
    'device.pair': { roles: LOOP, handle: options.pairing.pair },
    'device.forget': {
      roles: LOOP,
      handle() {
        requireStaff();
        return vault.forget();
      },
    },
    'media.prepare': { roles: LOOP, handle: (videos) => media.prepare(videos) },
    'media.recheck': { roles: LOOP, handle: (id) => media.recheck(id) },
    'keyboard.type': { roles: BOTH, handle: (text) => (visit.contents ?? loop).insertText(text) },
    'keyboard.press': { roles: BOTH, handle: async (key) => pressKey(visit.contents ?? loop, key) },
    'visit.start': {
      roles: LOOP,
      handle(request) {
        const device = vault.current?.device;
        if (device?.type !== 'kiosk' || mode === 'safe') throw new Error('This device is no touch kiosk');
        const station = { deviceId: device.deviceId, location: request.location };
        visit.start(request.path, request.idleMs, station);
      },
    },
    'visit.end': { roles: BOTH, handle: (reason) => visit.end(reason) },
    'visit.lower': { roles: VISIT, handle: (isLow) => visit.lower(isLow) },
    'visit.isPresent': { roles: LOOP, handle: () => visit.isPresent },
    'visit.takeRecovered': { roles: VISIT, handle: () => visit.takeRecovered() },
    'visit.handedOver': { roles: VISIT, handle: () => activity.count('hand_overs') },
    'visit.keepEvents': {
      roles: VISIT,
      handle: async (destination, events) => sendToScreen(loop, VISIT_EVENTS_EVENT, { destination, events }),
    },
    'visit.heartbeat': { roles: VISIT, handle: () => visit.heartbeat() },
    'shell.info': { roles: LOOP, handle: options.info },
    'shell.unlock': { roles: LOOP, handle: registration.unlock },
    'shell.heartbeat': { roles: LOOP, handle: options.heartbeat },
    'shell.rotate': {
      roles: LOOP,
      handle() {
        requireStaff();
        return options.rotate();
      },
    },
    'shell.nextDisplay': {
      roles: LOOP,
      handle() {
        requireStaff();
        return options.moveToNextDisplay();
      },
    },
    'shell.setProxy': {
      roles: LOOP,
      handle(proxy) {
        // An unregistered screen has no passcode yet, and may need the proxy in order to register.
        if (vault.current) requireStaff();
        return options.setProxy(proxy);
      },
    },
    'shell.displayPower': { roles: LOOP, handle: (isOn) => options.setDisplayPower(isOn) },
    'shell.restart': {
      roles: LOOP,
      handle() {
        requireStaff();
        options.restart();
      },
    },
    'shell.exitKiosk': {
      roles: LOOP,
      handle() {
        requireStaff();
        options.exitKiosk();
      },
    },
    'shell.report': { roles: BOTH, handle: (problem) => report(`screen: ${problem}`) },
  };

  function register<C extends IpcChannel>(channel: C, { roles, handle }: Handler<C>): void {
    const schema: z.ZodMiniType<Parameters<IpcChannels[C]>> = ipcArguments[channel];
    ipcMain.handle(channel, async (event, ...args: unknown[]) => {
      const role = roleOf(event);
      const parsed = z.safeParse(schema, args);
      if (!role || !roles.includes(role) || !parsed.success) {
        report(`refused: ${channel} from ${role ?? 'an unknown sender'}`);
        throw new Error('Refused');
      }
      try {
        return await handle(...parsed.data);
      } catch (error) {
        report(`${channel}: ${String(error)}`);
        throw error;
      }
    });
  }
  for (const channel of Object.keys(handlers) as IpcChannel[]) register(channel, handlers[channel]);
}
