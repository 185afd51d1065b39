import type { App, Session, WebContents } from 'electron';
import { isOwnAddress } from '../scheme/address';
import { turnedAlike } from '../turn';

const SAFE_PROTOCOLS = new Set(['shop:', 'devtools:', 'data:', 'blob:']);

/** No permission, no download, and no request past the scheme for the screens of a session. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_, __, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
  session.setSpellCheckerEnabled(false);
}

/** A screen stays on our own addresses; nothing opens a window, a frame of another origin or another program. */
function guardContents(contents: WebContents, report: (problem: string) => void): void {
  const stay = (event: { preventDefault(): void; url: string }) => {
    if (isOwnAddress(event.url)) return;
    event.preventDefault();
    report(`left out: navigation to ${URL.canParse(event.url) ? new URL(event.url).origin : 'no address'}`);
  };
  contents.on('will-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-frame-navigate', (event) => {
    const { protocol } = URL.canParse(event.url) ? new URL(event.url) : { protocol: '' };
    if (!isOwnAddress(event.url) && (event.isMainFrame || !SAFE_PROTOCOLS.has(protocol)))
      event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (isOwnAddress(url)) void contents.loadURL(turnedAlike(contents.getURL(), url));
    else report('left out: a window of its own');
    return { action: 'deny' };
  });
}

export const guardEveryScreen = (app: App, report: (problem: string) => void): void =>
  void app.on('web-contents-created', (_, contents) => guardContents(contents, report));
