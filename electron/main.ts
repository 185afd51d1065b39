import { join } from 'node:path';
import { app, Menu, nativeTheme, powerSaveBlocker } from 'electron';
import { registerScheme } from './electronSessions';
import { createLog } from './log';
import { hasRefusedSwitch } from './refusedSwitches';
import { readSettings } from './settings';
import { startShell } from './shell';
import { registerLoginItem } from './watchdog/autoStart';
import { GpuCrashes } from './watchdog/gpuCrashes';
import { RunHistory } from './watchdog/runHistory';
import { removeStaleLock } from './watchdog/staleLock';
import { guardAllWebContents } from './windows/guards';

if (app.isPackaged && hasRefusedSwitch(app.commandLine)) app.exit(1);

registerScheme();
// Chromium does not sandbox processes run by root, as on test machines. Each screen also enables its own sandbox.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
app.commandLine.appendSwitch('disable-pinch');
app.commandLine.appendSwitch('enable-features', 'OverlayScrollbar');
app.commandLine.appendSwitch('overscroll-history-navigation', '0');
Menu.setApplicationMenu(null);
// All screens of a showroom look alike, independent of the machine's desktop theme (docs/spec/02 §7).
nativeTheme.themeSource = 'light';

const folder = app.getPath('userData');
const wasLockStale = process.platform === 'linux' && removeStaleLock(folder);
const gpuCrashes = new GpuCrashes(join(folder, 'rendering.json'), app.getVersion());
if (gpuCrashes.isSoftwareRendering) app.disableHardwareAcceleration();

if (app.requestSingleInstanceLock()) void start();
else app.quit();

async function start(): Promise<void> {
  const log = createLog(join(folder, 'logs'), app.isPackaged ? undefined : (line) => console.log(line));
  process.on('uncaughtException', (error) => log.write(`uncaught: ${error.stack ?? error.message}`));
  process.on('unhandledRejection', (reason) => log.write(`uncaught: ${String(reason)}`));
  guardAllWebContents(app, log.write);
  if (wasLockStale) log.write('removed the stale lock of a process that no longer runs');
  const history = new RunHistory(join(folder, 'runs.json'), log.write);
  const mode = await history.recordStart();

  await app.whenReady();
  const { settings, problems } = readSettings(folder, process.env);
  for (const problem of problems) log.write(problem);
  powerSaveBlocker.start('prevent-display-sleep');

  if (settings.screenReader) app.setAccessibilitySupportEnabled(true);

  const isLockedDown = app.commandLine.hasSwitch('kiosk');
  if (isLockedDown) registerLoginItem(app);
  const window = startShell({ folder, settings, log, isLockedDown, mode, history, gpuCrashes });
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  app.on('window-all-closed', () => app.quit());
}
