import { BrowserWindow, type Session } from 'electron';
import type { Mode } from '../life/runHistory';
import { type Turn, turnedAddress } from '../turn';
import { disableKeys } from './keys';
import { keepAlive, NO_CAPTIONS_ARGUMENT, SAFE_ARGUMENT, screenPreferences } from './screen';

interface Parts {
  session: Session;
  preload: string;
  isLockedDown: boolean;
  mode: Mode;
  hasCaptions: boolean;
  turned: Turn;
  /** Whether the window may close: only when staff leave. */
  mayClose: () => boolean;
  report: (problem: string) => void;
}

const BLACK = '#101014';

/** The shell's own window: full screen and locked in a shop, an ordinary one for a developer. */
export function openLoopWindow({
  session,
  preload,
  isLockedDown,
  mode,
  hasCaptions,
  turned,
  mayClose,
  report,
}: Parts): BrowserWindow {
  const marks = [...(mode === 'safe' ? [SAFE_ARGUMENT] : []), ...(hasCaptions ? [] : [NO_CAPTIONS_ARGUMENT])];
  const window = new BrowserWindow({
    width: 1280,
    height: 720,
    show: true,
    backgroundColor: BLACK,
    autoHideMenuBar: true,
    kiosk: isLockedDown,
    fullscreen: isLockedDown,
    frame: !isLockedDown,
    alwaysOnTop: isLockedDown,
    webPreferences: screenPreferences('loop', session, preload, turned, marks),
  });
  const { webContents } = window;
  const load = () =>
    void webContents
      .loadURL(turnedAddress(turned, '/kiosk'))
      .catch((error) => report(`loop: ${String(error)}`));
  webContents.on('did-finish-load', () => report('loop shown'));
  keepAlive(webContents, load, report);
  if (isLockedDown) {
    disableKeys(webContents);
    window.on('close', (event) => {
      if (!mayClose()) event.preventDefault();
    });
  }
  load();
  return window;
}
