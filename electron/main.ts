import { join } from 'node:path';
import { app, Menu, powerSaveBlocker } from 'electron';
import { startWithMachine } from './life/autoStart';
import { GpuLosses } from './life/gpuLosses';
import { RunHistory } from './life/runHistory';
import { clearStaleLock } from './life/staleLock';
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

const folder = app.getPath('userData');
const wasStale = process.platform === 'linux' && clearStaleLock(folder);
const gpu = new GpuLosses(join(folder, 'rendering.json'), app.getVersion());
if (gpu.isSoftware) app.disableHardwareAcceleration();

if (app.requestSingleInstanceLock()) void start();
else app.quit();

async function start(): Promise<void> {
  const log = makeLog(join(folder, 'logs'), app.isPackaged ? undefined : (line) => console.log(line));
  process.on('uncaughtException', (error) => log.write(`fault: ${error.stack ?? error.message}`));
  process.on('unhandledRejection', (reason) => log.write(`fault: ${String(reason)}`));
  guardEveryScreen(app, log.write);
  if (wasStale) log.write('cleared the lock of a program that is gone');
  const history = new RunHistory(join(folder, 'runs.json'));
  const mode = await history.begin();

  await app.whenReady();
  const { settings, problems } = readSettings(folder, process.env);
  for (const problem of problems) log.write(problem);
  powerSaveBlocker.start('prevent-display-sleep');

  if (settings.screenReader) app.setAccessibilitySupportEnabled(true);

  const isLockedDown = app.commandLine.hasSwitch('kiosk');
  if (isLockedDown) startWithMachine(app);
  const window = startShell({ folder, settings, log, isLockedDown, mode, history, gpu });
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  app.on('window-all-closed', () => app.quit());
}
