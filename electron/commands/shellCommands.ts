import type { BrowserWindow, Session } from 'electron';
import type { DeviceVault } from '../device/deviceVault';
import { IDENTIFY_EVENT, PLAYLIST_EVENT } from '../ipcChannels';
import type { Log } from '../log';
import type { MediaCache } from '../media/mediaCache';
import { needsRestart, saveRemoteSettings } from '../remoteSettings';
import type { Settings } from '../settings';
import type { ScreenWatchdog } from '../watchdog/screenWatchdog';
import { sendToScreen } from '../windows/screen';
import type { VisitView } from '../windows/visitView';
import { startCommands } from './startCommands';

interface Options {
  folder: string;
  /** Changed in place: the parts of the shell read their settings whenever they use them. */
  settings: Settings;
  electronSession: Session;
  window: BrowserWindow;
  visit: VisitView;
  media: MediaCache;
  vault: DeviceVault;
  watchdog: ScreenWatchdog;
  restart: () => void;
  log: Log;
}

/** Connects staff commands with the parts of the shell. */
export function startShellCommands(options: Options): void {
  const { folder, settings, electronSession, window, visit, media, vault, watchdog, restart, log } = options;
  const { webContents } = window;

  startCommands({
    folder,
    backendUrl: settings.storeUrl,
    fetch: (url, init) =>
      electronSession.fetch(url, {
        ...init,
        credentials: 'omit',
        cache: 'no-store',
        bypassCustomProtocolHandlers: true,
      }),
    vault,
    onChanged: () => sendToScreen(webContents, PLAYLIST_EVENT),
    log: log.write,
    actions: {
      isVisitOpen: () => visit.isPresent,
      // Only the loop's contents: a visit is another view with its own.
      captureLoop: () => webContents.capturePage(),
      readLog: log.tail,
      identify: (code) => sendToScreen(webContents, IDENTIFY_EVENT, code),
      reload() {
        watchdog.navigationStarted();
        webContents.once('did-stop-loading', watchdog.navigationEnded);
        webContents.reload();
      },
      restart,
      async clearClips() {
        await media.clear();
        sendToScreen(webContents, PLAYLIST_EVENT);
      },
      async changeSettings(changes) {
        const isRestartNeeded = needsRestart(folder, settings, changes);
        await saveRemoteSettings(folder, changes);
        // A setting that the command omits keeps its value.
        Object.assign(settings, changes);
        return isRestartNeeded;
      },
    },
  });
}
