import { join } from 'node:path';
import { app, type BrowserWindow, screen } from 'electron';
import { startShellCommands } from './commands/shellCommands';
import { ActivityLog } from './device/activityLog';
import { createBackendCalls } from './device/backendCalls';
import { BegunCalls } from './device/begunCalls';
import { DeviceVault, isKeyringWeak } from './device/deviceVault';
import { readInstanceId } from './device/instanceId';
import { LocalClock } from './device/localClock';
import { createPairing } from './device/pairing';
import { PasscodeLock } from './device/passcode';
import { createRegistration } from './device/registration';
import { createDisplayPower } from './display/displayPower';
import { createElectronSessions } from './electronSessions';
import { handleScreenCalls } from './ipc';
import { LOCKED_EVENT } from './ipcChannels';
import type { Log } from './log';
import { diskSpace, isSideways, memoryBytes } from './machineInfo';
import { MediaCache } from './media/mediaCache';
import { systemClock, Throttle } from './media/throttle';
import { saveRemoteSettings } from './remoteSettings';
import { readRotation, saveNextRotation } from './rotation';
import { NetworkState } from './scheme/networkFault';
import { createProxySetter, readProxySettings, saveProxySettings } from './scheme/proxySettings';
import { createResponseCache } from './scheme/responseCache';
import type { Settings } from './settings';
import { startUpdater } from './update/updater';
import { isSupervised } from './watchdog/autoStart';
import type { GpuCrashes } from './watchdog/gpuCrashes';
import { monitorHealth } from './watchdog/healthMonitor';
import type { RunHistory, RunMode } from './watchdog/runHistory';
import { startScreenWatchdog } from './watchdog/screenWatchdog';
import { nextDisplay } from './windows/coverDisplay';
import { openLoopWindow } from './windows/loopWindow';
import { sendToScreen } from './windows/screen';
import { VisitView } from './windows/visitView';

interface Options {
  /** The app's user data folder. */
  folder: string;
  settings: Settings;
  log: Log;
  isLockedDown: boolean;
  mode: RunMode;
  history: RunHistory;
  gpuCrashes: GpuCrashes;
}

/** Exit code after which the supervisor does not restart the app (docs/kiosk.md). */
const EXITED_BY_STAFF = 64;
const MEDIA_CLEANUP_MS = 10 * 60_000;

/** Creates the parts of the shell and connects them. Call after the app is ready. */
export function startShell(options: Options): BrowserWindow {
  const { folder, settings, log, isLockedDown, mode, history, gpuCrashes } = options;
  const { storeUrl: backendUrl, memberCode } = settings;
  const preload = join(__dirname, 'preload.cjs');
  const webFolder = join(__dirname, '../web');
  const mediaFolder = join(folder, 'clips');
  const rotation = readRotation(folder, settings.rotation);
  let isQuitting = false;

  const vault = new DeviceVault(join(folder, 'device.json'), log.write, backendUrl);
  const lock = new PasscodeLock(join(folder, 'passcode-lock.json'), log.write);
  const instanceId = readInstanceId(join(folder, 'instance.json'), log.write);
  if (vault.current) log.redact(vault.current.token);
  if (isKeyringWeak()) log.write('no keyring on this machine: the device token is only weakly protected');

  const clock = new LocalClock(join(folder, 'time-zone.json'), log.write);
  const activity = new ActivityLog(
    join(folder, 'activity.json'),
    log.write,
    clock.day,
    () => vault.current?.device.deviceId ?? null,
  );
  const service = {
    token: () => vault.current?.token ?? null,
    async onRevoked() {
      log.write('the kiosk service ended the registration of this device');
      await vault.forget();
    },
  };
  const begunCalls: BegunCalls = new BegunCalls({
    token: service.token,
    callBackend: (path, init) => callBackend(path, init),
    report: log.write,
  });
  const onBegun = (path: string) => begunCalls.add(path);

  const network = new NetworkState(backendUrl, log.write);
  const proxySettings = readProxySettings(folder, settings, log.write);
  if (proxySettings.proxyPassword) log.redact(proxySettings.proxyPassword);
  const sessions = createElectronSessions({
    webFolder,
    backendUrl,
    // Installed kiosks have the folder answers, so its name must not change.
    cache: createResponseCache(join(folder, 'answers'), () => settings.diskReserve, log.write),
    loop: {
      ...service,
      onBegun,
      mediaFolder,
      onPasscodeHash: (passcodeHash, token) => registration.changePasscodeHash(passcodeHash, token),
      onDescribed: (description, token) => registration.changeDescription(description, token),
      onTimeZone: (timeZone) => clock.setTimeZone(timeZone),
    },
    visit: { ...service, onBegun, deviceId: () => vault.current?.device.deviceId ?? null },
    rotation,
    network,
    applyProxy: createProxySetter(proxySettings, backendUrl, log.write),
    report: log.write,
  });
  const electronSession = sessions.openLoop();
  const fetchUncached = (url: string, init: RequestInit) =>
    electronSession.fetch(url, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      bypassCustomProtocolHandlers: true,
    });
  const callBackend = createBackendCalls(backendUrl, fetchUncached);

  const throttle = new Throttle(settings, systemClock(clock.hour));
  const media = new MediaCache({
    folder: mediaFolder,
    backendUrl,
    settings,
    throttle,
    fetch: fetchUncached,
    report: log.write,
  });
  setInterval(() => void media.restoreReserve(), MEDIA_CLEANUP_MS);
  const registration = createRegistration({
    vault,
    lock,
    callBackend,
    memberCode,
    network,
    redact: log.redact,
    onLocked: () => sendToScreen(webContents, LOCKED_EVENT),
    report: log.write,
  });
  const pairing = createPairing({
    vault,
    callBackend,
    backendUrl,
    version: app.getVersion(),
    redact: log.redact,
  });

  const window = openLoopWindow({
    electronSession,
    preload,
    isLockedDown,
    mode,
    hasCaptions: settings.captions,
    rotation,
    display: settings.display,
    mayClose: () => isQuitting,
    report: log.write,
  });
  const { webContents } = window;
  const visit = new VisitView({
    window,
    preload,
    isLockedDown,
    rotation,
    openSession: sessions.openVisit,
    wipeSession: sessions.wipeVisit,
    report: log.write,
    onStart() {
      activity.count('visits');
      // Counts the touch on the loop that opened the visit.
      activity.count('touches');
    },
    onTouch: () => activity.count('touches'),
    onEnd: (reason) => begunCalls.end(reason),
  });

  const watchdog = startScreenWatchdog((problem) => {
    log.write(`loop ${problem}`);
    if (!webContents.isDestroyed()) webContents.forcefullyCrashRenderer();
  });
  webContents.on('render-process-gone', watchdog.pause);

  function quit(exitCode: number): void {
    isQuitting = true;
    history.recordCleanExit();
    app.exit(exitCode);
  }
  // A supervisor restarts the app after any exit code except EXITED_BY_STAFF.
  function restart(): void {
    if (!isSupervised(app)) app.relaunch();
    quit(0);
  }
  const exitKiosk = () => quit(EXITED_BY_STAFF);
  // The supervisor may quit the app; keys can't, on a locked kiosk.
  app.on('before-quit', () => {
    isQuitting = true;
  });
  app.on('will-quit', () => history.recordCleanExit());

  const updater = startUpdater({
    root: process.env.KIOSK_ROOT,
    backendUrl,
    publicKey: settings.updateKey,
    version: app.getVersion(),
    fetch: fetchUncached,
    token: () => vault.current?.token ?? null,
    throttle,
    hour: clock.hour,
    settings,
    isVisitOpen: () => visit.isPresent,
    restart,
    report: log.write,
  });

  handleScreenCalls({
    loop: webContents,
    heartbeat(frameAgeMs, timeMs) {
      watchdog.heartbeat(frameAgeMs);
      updater.heartbeat();
      clock.setTime(timeMs);
    },
    mode,
    visit,
    vault,
    registration,
    media,
    activity,
    pairing,
    info: async () => ({
      appVersion: app.getVersion(),
      electronVersion: process.versions.electron ?? '',
      memberCode,
      backendUrl,
      instanceId: await instanceId,
      isKeyringWeak: isKeyringWeak(),
      networkFault: network.fault,
      mediaBytes: media.size(),
      ...(await diskSpace(folder).then(({ free, total }) => ({ diskFree: free, diskTotal: total }))),
      diskReserve: settings.diskReserve,
      memoryBytes: memoryBytes(),
      updateStaged: updater.state().staged,
      updateRefused: updater.state().refused,
      proxy: proxySettings.proxy,
      proxyUser: proxySettings.proxyUser,
      hasDisplays: nextDisplay(screen, settings.display) !== null,
      isSideways: isSideways(vault.current?.device.orientation, rotation),
      activity: activity.recent(),
      lastLines: log.recent(),
    }),
    exitKiosk,
    restart,
    setDisplayPower: createDisplayPower(log.write),
    rotation,
    async moveToNextDisplay() {
      const display = nextDisplay(screen, settings.display);
      if (display === null) return;
      await saveRemoteSettings(folder, { display });
      restart();
    },
    async setProxy(change) {
      if (change.password) log.redact(change.password);
      await saveProxySettings(folder, proxySettings, change);
      restart();
    },
    async rotate() {
      await saveNextRotation(folder, rotation);
      restart();
    },
    report: log.write,
  });
  monitorHealth({
    app,
    mode,
    gpuCrashes,
    safeModeMs: history.safeModeMs,
    memoryBytes,
    hour: clock.hour,
    settings,
    isVisitOpen: () => visit.isOpen,
    restart,
    report: log.write,
  });
  // In safe mode the app makes no requests (docs/kiosk.md).
  if (mode === 'normal')
    startShellCommands({
      folder,
      settings,
      electronSession: sessions.openService(),
      window,
      visit,
      media,
      vault,
      watchdog,
      restart,
      log,
    });
  return window;
}
