import { join } from 'node:path';
import { app, type BrowserWindow } from 'electron';
import { DeviceVault, isKeyringWeak } from './device/deviceVault';
import { PasscodeLock } from './device/passcodeLock';
import { makeRegistration } from './device/registration';
import { serveScreens } from './ipc';
import type { Log } from './log';
import { MediaFolder } from './media/mediaFolder';
import { KeptAnswers } from './scheme/keptAnswers';
import { makeSessions } from './sessions';
import type { Settings } from './settings';
import { openLoopWindow } from './windows/loopWindow';
import { Visit } from './windows/visit';

interface Parts {
  /** Of user data. */
  folder: string;
  settings: Settings;
  log: Log;
  isLockedDown: boolean;
}

/** Puts the parts of the shell together; the app is ready. */
export function startShell({ folder, settings, log, isLockedDown }: Parts): BrowserWindow {
  const { storeUrl, memberCode } = settings;
  const preload = join(__dirname, 'preload.cjs');
  const webFolder = join(__dirname, '../web');
  const mediaFolder = join(folder, 'clips');
  let isLeaving = false;

  const vault = new DeviceVault(join(folder, 'device.json'));
  const lock = new PasscodeLock(join(folder, 'passcode-lock.json'));
  if (vault.current) log.hide(vault.current.token);
  if (isKeyringWeak()) log.write('no keyring on this machine: the device token is only weakly protected');

  const sessions = makeSessions({
    webFolder,
    storeUrl,
    kept: new KeptAnswers(join(folder, 'answers')),
    loop: {
      mediaFolder,
      token: () => vault.current?.token ?? null,
      async onRevoked() {
        log.write('the kiosk service no longer knows this device');
        await vault.forget();
      },
    },
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
  const send = (path: string, init: RequestInit) => ask(new URL(path, storeUrl).href, init);
  const registration = makeRegistration({ vault, lock, send, memberCode, hide: log.hide });

  const mayClose = () => isLeaving;
  const window = openLoopWindow({ session, preload, isLockedDown, mayClose, report: log.write });
  const visit = new Visit({
    window,
    preload,
    isLockedDown,
    openSession: sessions.openVisit,
    wipeSession: sessions.wipeVisit,
    report: log.write,
  });

  function leave(): void {
    isLeaving = true;
    app.quit();
  }

  serveScreens({
    loop: window.webContents,
    visit,
    vault,
    registration,
    media,
    info: () => ({
      appVersion: app.getVersion(),
      electronVersion: process.versions.electron ?? '',
      memberCode,
      storeUrl,
      isKeyringWeak: isKeyringWeak(),
      mediaBytes: media.size(),
    }),
    leave,
    restart() {
      app.relaunch();
      leave();
    },
    report: log.write,
  });
  return window;
}
