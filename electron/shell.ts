import { join } from 'node:path';
import { app, type BrowserWindow } from 'electron';
import { DeviceVault, isKeyringWeak } from './device/deviceVault';
import { PasscodeLock } from './device/passcodeLock';
import { makeRegistration } from './device/registration';
import { serveScreens } from './ipc';
import { isSupervised } from './life/autoStart';
import type { GpuLosses } from './life/gpuLosses';
import { keepHealthy } from './life/keepHealthy';
import type { Mode, RunHistory } from './life/runHistory';
import { watchScreen } from './life/watch';
import type { Log } from './log';
import { diskFree, isSideways, memoryBytes } from './machineInfo';
import { MediaFolder } from './media/mediaFolder';
import { KeptAnswers } from './scheme/keptAnswers';
import { makeSessions } from './sessions';
import type { Settings } from './settings';
import { keepNextTurn, keptTurn } from './turn';
import { keepUpToDate } from './update/keepUpToDate';
import { openLoopWindow } from './windows/loopWindow';
import { Visit } from './windows/visit';

interface Parts {
  /** Of user data. */
  folder: string;
  settings: Settings;
  log: Log;
  isLockedDown: boolean;
  mode: Mode;
  history: RunHistory;
  gpu: GpuLosses;
}

const LEFT_BY_STAFF = 64;
const TIDY_MS = 10 * 60_000;

/** Puts the parts of the shell together; the app is ready. */
export function startShell(parts: Parts): BrowserWindow {
  const { folder, settings, log, isLockedDown, mode, history, gpu } = parts;
  const { storeUrl, memberCode } = settings;
  const preload = join(__dirname, 'preload.cjs');
  const webFolder = join(__dirname, '../web');
  const mediaFolder = join(folder, 'clips');
  const turned = keptTurn(folder, settings.rotation);
  let isLeaving = false;

  const vault = new DeviceVault(join(folder, 'device.json'));
  const lock = new PasscodeLock(join(folder, 'passcode-lock.json'));
  if (vault.current) log.hide(vault.current.token);
  if (isKeyringWeak()) log.write('no keyring on this machine: the device token is only weakly protected');

  const sessions = makeSessions({
    webFolder,
    storeUrl,
    kept: new KeptAnswers(join(folder, 'answers'), undefined, settings.diskReserve),
    loop: {
      mediaFolder,
      token: () => vault.current?.token ?? null,
      async onRevoked() {
        log.write('the kiosk service no longer knows this device');
        await vault.forget();
      },
    },
    turned,
    report: log.write,
  });
  const session = sessions.openLoop();
  const ask = (url: string, init: RequestInit) =>
    session.fetch(url, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      bypassCustomProtocolHandlers: true,
    });

  const media = new MediaFolder({
    folder: mediaFolder,
    storeUrl,
    budget: settings.mediaBudget,
    reserve: settings.diskReserve,
    fetch: ask,
    report: log.write,
  });
  setInterval(() => void media.tidy(), TIDY_MS);
  const send = (path: string, init: RequestInit) => ask(new URL(path, storeUrl).href, init);
  const registration = makeRegistration({ vault, lock, send, memberCode, hide: log.hide });

  const mayClose = () => isLeaving;
  const window = openLoopWindow({
    session,
    preload,
    isLockedDown,
    mode,
    hasCaptions: settings.captions,
    turned,
    mayClose,
    report: log.write,
  });
  const { webContents } = window;
  const visit = new Visit({
    window,
    preload,
    isLockedDown,
    turned,
    openSession: sessions.openVisit,
    wipeSession: sessions.wipeVisit,
    report: log.write,
  });

  const life = watchScreen((problem) => {
    log.write(`loop ${problem}`);
    if (!webContents.isDestroyed()) webContents.forcefullyCrashRenderer();
  });
  webContents.on('render-process-gone', life.rest);

  // Under a supervisor it is the supervisor who starts again, unless staff left.
  function end(code: number): void {
    isLeaving = true;
    history.end();
    app.exit(code);
  }
  function restart(): void {
    if (!isSupervised(app)) app.relaunch();
    end(0);
  }
  const leave = () => end(LEFT_BY_STAFF);
  // The supervisor may end it; a shopper has no key that does.
  app.on('before-quit', () => {
    isLeaving = true;
  });
  app.on('will-quit', () => history.end());

  const version = keepUpToDate({
    root: process.env.KIOSK_ROOT,
    storeUrl,
    publicKey: settings.updateKey,
    version: app.getVersion(),
    fetch: ask,
    restart,
    report: log.write,
  });

  serveScreens({
    loop: webContents,
    life: {
      sign(frameAgeMs) {
        life.sign(frameAgeMs);
        version.alive();
      },
    },
    mode,
    visit,
    vault,
    registration,
    media,
    info: async () => ({
      appVersion: app.getVersion(),
      electronVersion: process.versions.electron ?? '',
      memberCode,
      storeUrl,
      isKeyringWeak: isKeyringWeak(),
      mediaBytes: media.size(),
      diskFree: await diskFree(folder),
      diskReserve: settings.diskReserve,
      memoryBytes: memoryBytes(),
      isSideways: isSideways(vault.current?.device.orientation, turned),
      lastLines: log.recent(),
    }),
    leave,
    restart,
    turned,
    async turn() {
      await keepNextTurn(folder, turned);
      restart();
    },
    report: log.write,
  });
  keepHealthy({
    app,
    mode,
    gpu,
    forgivenAfterMs: history.forgivenAfterMs,
    memory: memoryBytes,
    ceiling: settings.memoryCeiling,
    quietHours: settings.quietHours,
    isVisited: () => visit.isOpen,
    restart,
    report: log.write,
  });
  return window;
}
