import type { Session, WebContents, WebPreferences } from 'electron';
import type { Station } from '../../src/platform/platform';
import type { Rotation } from '../rotation';

export type Role = 'loop' | 'visit';
export const ROLE_ARGUMENT = '--kiosk-role=';
export const SAFE_ARGUMENT = '--kiosk-safe';
export const NO_CAPTIONS_ARGUMENT = '--kiosk-no-captions';
const STATION_ARGUMENT = '--kiosk-station=';

/** The command-line argument that passes the device and location to a visit. */
export const stationArgument = (station: Station): string =>
  STATION_ARGUMENT + encodeURIComponent(JSON.stringify(station));

/** Reads the argument of stationArgument, which only the shell writes; null if there is none. */
export function readStation(argv: readonly string[]): Station | null {
  const argument = argv.find((text) => text.startsWith(STATION_ARGUMENT))?.slice(STATION_ARGUMENT.length);
  return argument ? (JSON.parse(decodeURIComponent(argument)) as Station) : null;
}

/** Every screen of the kiosk is sandboxed, isolated and without Node. flags: command-line arguments that preload.ts reads */
export const screenPreferences = (
  role: Role,
  electronSession: Session,
  preload: string,
  rotation: Rotation,
  flags: readonly string[] = [],
): WebPreferences => ({
  session: electronSession,
  preload,
  additionalArguments: [`${ROLE_ARGUMENT}${role}`, ...flags],
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  // On a rotated display, the preload script must also run in the frame of the rotation page.
  nodeIntegrationInSubFrames: rotation !== 0,
  webSecurity: true,
  allowRunningInsecureContent: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
  disableDialogs: true,
  // Without this, showOpenFilePicker, showSaveFilePicker and showDirectoryPicker open the system's dialog before asking for permission.
  disableBlinkFeatures: 'FileSystemAccessLocal',
  backgroundThrottling: false,
  autoplayPolicy: 'no-user-gesture-required',
});

/** Sends an event to a screen: the main frame or, on a rotated display, the frame inside the rotation page. */
export function sendToScreen(
  contents: Pick<WebContents, 'isDestroyed' | 'mainFrame'>,
  event: string,
  value?: unknown,
): void {
  if (contents.isDestroyed()) return;
  for (const frame of contents.mainFrame.framesInSubtree) frame.send(event, value);
}

const HANG_TIMEOUT_MS = 5_000;
const RELOAD_DELAY_MS = 500;

/** Calls recover once after each crash. Ends a renderer that hangs for five seconds, which counts as a crash. */
export function recoverFromCrashes(
  contents: WebContents,
  recover: () => void,
  report: (problem: string) => void,
): void {
  let hangTimer: NodeJS.Timeout | undefined;
  contents.on('render-process-gone', (_, { reason }) => {
    clearTimeout(hangTimer);
    if (contents.isDestroyed() || reason === 'clean-exit') return;
    report(`screen crashed: ${reason}`);
    setTimeout(recover, RELOAD_DELAY_MS);
  });
  contents.on('unresponsive', () => {
    hangTimer = setTimeout(() => {
      report('screen hung');
      contents.forcefullyCrashRenderer();
    }, HANG_TIMEOUT_MS);
  });
  contents.on('responsive', () => clearTimeout(hangTimer));
  contents.once('destroyed', () => clearTimeout(hangTimer));
}
