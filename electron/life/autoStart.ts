import type { App } from 'electron';

/** True when someone outside starts this program and starts it again when it ends (build/linux, windows and macos). */
export const isSupervised = (
  { commandLine }: Pick<App, 'commandLine'>,
  env: NodeJS.ProcessEnv = process.env,
): boolean => env.KIOSK_ROOT !== undefined || commandLine.hasSwitch('supervised');

/**
 * A locked kiosk starts with its machine: its supervisor sees to that, and a second start would be in its way. Without
 * one the login items of Windows do; those of macOS pass no arguments, so that a kiosk would come up unlocked.
 */
export function startWithMachine(
  app: Pick<App, 'isPackaged' | 'commandLine' | 'setLoginItemSettings'>,
  platform: NodeJS.Platform = process.platform,
): void {
  if (!app.isPackaged || platform !== 'win32') return;
  app.setLoginItemSettings({ openAtLogin: !isSupervised(app), args: ['--kiosk'] });
}
