import { BrowserWindow, type Session, screen } from 'electron';
import { type Rotation, rotatedUrl } from '../rotation';
import type { RunMode } from '../watchdog/runHistory';
import { blockKeys } from './blockedKeys';
import { coverDisplay, findDisplay } from './coverDisplay';
import { zoomWithWindow } from './pictureZoom';
import { NO_CAPTIONS_ARGUMENT, recoverFromCrashes, SAFE_ARGUMENT, screenPreferences } from './screen';

interface Options {
  electronSession: Session;
  preload: string;
  isLockedDown: boolean;
  mode: RunMode;
  hasCaptions: boolean;
  rotation: Rotation;
  /** The number of the display (coverDisplay.ts). */
  display: number | null;
  /** True while the app quits; otherwise a locked window can't be closed. */
  mayClose: () => boolean;
  report: (problem: string) => void;
}

const BLACK = '#101014';

/** Opens the loop's window: locked and full screen with --kiosk, otherwise an ordinary window for developers. */
export function openLoopWindow({
  electronSession,
  preload,
  isLockedDown,
  mode,
  hasCaptions,
  rotation,
  display,
  mayClose,
  report,
}: Options): BrowserWindow {
  const flags = [...(mode === 'safe' ? [SAFE_ARGUMENT] : []), ...(hasCaptions ? [] : [NO_CAPTIONS_ARGUMENT])];
  const window = new BrowserWindow({
    ...(isLockedDown ? findDisplay(screen, display).bounds : { width: 1280, height: 720 }),
    show: true,
    backgroundColor: BLACK,
    autoHideMenuBar: true,
    kiosk: isLockedDown,
    fullscreen: isLockedDown,
    frame: !isLockedDown,
    alwaysOnTop: isLockedDown,
    webPreferences: screenPreferences('loop', electronSession, preload, rotation, flags),
  });
  const { webContents } = window;
  const load = () =>
    void webContents
      .loadURL(rotatedUrl(rotation, '/kiosk'))
      .catch((error) => report(`loop: ${String(error)}`));
  webContents.on('did-finish-load', () => report('loop loaded'));
  recoverFromCrashes(webContents, load, report);
  zoomWithWindow(webContents, window);
  if (isLockedDown) {
    blockKeys(webContents);
    coverDisplay(window, screen, display, report);
    window.on('close', (event) => {
      if (!mayClose()) event.preventDefault();
    });
  }
  load();
  return window;
}
