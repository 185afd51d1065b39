import { join } from 'node:path';
import { app, Menu, powerSaveBlocker } from 'electron';
import { makeLog } from './log';
import { registerScheme } from './scheme/scheme';
import { readSettings } from './settings';
import { startShell } from './shell';
import { guardEveryScreen } from './windows/guards';

registerScheme();
// Chromium refuses its sandbox to root, on test machines; screens are sandboxed one by one as well.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
app.commandLine.appendSwitch('disable-pinch');
app.commandLine.appendSwitch('enable-features', 'OverlayScrollbar');
app.commandLine.appendSwitch('overscroll-history-navigation', '0');
Menu.setApplicationMenu(null);

if (app.requestSingleInstanceLock()) void start();
else app.quit();

async function start(): Promise<void> {
  const folder = app.getPath('userData');
  const log = makeLog(join(folder, 'logs'), app.isPackaged ? undefined : (line) => console.log(line));
  process.on('uncaughtException', (error) => log.write(`fault: ${error.stack ?? error.message}`));
  process.on('unhandledRejection', (reason) => log.write(`fault: ${String(reason)}`));
  guardEveryScreen(app, log.write);

  await app.whenReady();
  const { settings, problems } = readSettings(folder, process.env);
  for (const problem of problems) log.write(problem);
  powerSaveBlocker.start('prevent-display-sleep');

  const window = startShell({ folder, settings, log, isLockedDown: app.commandLine.hasSwitch('kiosk') });
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  app.on('window-all-closed', () => app.quit());
}
