import type { App } from 'electron';

/**
 * A locked kiosk starts with its machine: by the system's own list of login items on Windows and macOS. On Linux a
 * systemd unit does (build/linux/storefront-kiosk.service), which also watches over it.
 */
export function startWithMachine(
  app: Pick<App, 'isPackaged' | 'setLoginItemSettings'>,
  platform: NodeJS.Platform = process.platform,
): void {
  if (!app.isPackaged || platform === 'linux') return;
  app.setLoginItemSettings({ openAtLogin: true, args: ['--kiosk'] });
}
