import type { Session, WebContents, WebPreferences } from 'electron';
import type { Turn } from '../turn';

export type Role = 'loop' | 'visit';
export const ROLE_ARGUMENT = '--kiosk-role=';
export const SAFE_ARGUMENT = '--kiosk-safe';
export const NO_CAPTIONS_ARGUMENT = '--kiosk-no-captions';

/** How every screen of the kiosk runs: no Node, its own world, one bridge. marks: what the bridge reads (preload.ts). */
export const screenPreferences = (
  role: Role,
  session: Session,
  preload: string,
  turned: Turn,
  marks: readonly string[] = [],
): WebPreferences => ({
  session,
  preload,
  additionalArguments: [`${ROLE_ARGUMENT}${role}`, ...marks],
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  // Only puts the bridge into the one frame of a turned display.
  nodeIntegrationInSubFrames: turned !== 0,
  webSecurity: true,
  allowRunningInsecureContent: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
  disableDialogs: true,
  backgroundThrottling: false,
  autoplayPolicy: 'no-user-gesture-required',
});

const HANG_PATIENCE_MS = 5_000;
const RELOAD_DELAY_MS = 500;

/** A crashed or hung screen is brought back by revive, which is called once for each fault. */
export function keepAlive(
  contents: WebContents,
  revive: () => void,
  report: (problem: string) => void,
): void {
  let hang: NodeJS.Timeout | undefined;
  contents.on('render-process-gone', (_, { reason }) => {
    clearTimeout(hang);
    if (contents.isDestroyed() || reason === 'clean-exit') return;
    report(`screen gone: ${reason}`);
    setTimeout(revive, RELOAD_DELAY_MS);
  });
  contents.on('unresponsive', () => {
    hang = setTimeout(() => {
      report('screen hung');
      contents.forcefullyCrashRenderer();
    }, HANG_PATIENCE_MS);
  });
  contents.on('responsive', () => clearTimeout(hang));
  contents.once('destroyed', () => clearTimeout(hang));
}
