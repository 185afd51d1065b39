import type { App } from 'electron';

/** True when a supervisor starts this app and restarts it when it ends (build/linux, build/windows, build/macos). */
export const isSupervised = (
  { commandLine }: Pick<App, 'commandLine'>,
  env: NodeJS.ProcessEnv = process.env,
): boolean => env.KIOSK_ROOT !== undefined || commandLine.hasSwitch('supervised');

/**
 * Registers a locked kiosk as a Windows login item, so that it starts with the machine. Removes the item if a supervisor starts the app,
 * because a second instance would compete with it. On macOS, login items can't pass arguments, so the kiosk would start unlocked: launchd
 * is used instead.
 */
export function registerLoginItem(
  app: Pick<App, 'isPackaged' | 'commandLine' | 'setLoginItemSettings'>,
  platform: NodeJS.Platform = process.platform,
): void {
  if (!app.isPackaged || platform !== 'win32') return;
  app.setLoginItemSettings({ openAtLogin: !isSupervised(app), args: ['--kiosk'] });
}
