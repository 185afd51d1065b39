import type { App, Session, WebContents } from 'electron';
import { withRotationOf } from '../rotation';
import { isDocumentUrl, isOwnUrl } from '../scheme/origin';

const SAFE_PROTOCOLS = new Set(['shop:', 'devtools:', 'data:', 'blob:']);

/** Denies permissions, devices and downloads to the screens of a session. */
export function guardSession(electronSession: Session): void {
  electronSession.setPermissionRequestHandler((_, __, callback) => callback(false));
  electronSession.setPermissionCheckHandler(() => false);
  electronSession.setDevicePermissionHandler(() => false);
  electronSession.on('will-download', (event) => event.preventDefault());
  electronSession.on('file-system-access-restricted', (_, __, callback) => callback('deny'));
  electronSession.setSpellCheckerEnabled(false);
}

function describeUrl(url: string): string {
  if (!URL.canParse(url)) return 'navigation to an invalid URL';
  return isOwnUrl(url) ? 'a document in place of the shop' : `navigation to ${new URL(url).origin}`;
}

/** Restricts a screen to the app's own URLs: blocks other navigation, foreign frames, webviews, new windows and external programs. */
function guardContents(contents: WebContents, report: (problem: string) => void): void {
  const blockForeignUrl = (event: { preventDefault(): void; url: string }) => {
    if (isOwnUrl(event.url) && !isDocumentUrl(event.url)) return;
    event.preventDefault();
    report(`blocked: ${describeUrl(event.url)}`);
  };
  contents.on('will-navigate', blockForeignUrl);
  contents.on('will-redirect', blockForeignUrl);
  contents.on('will-frame-navigate', (event) => {
    const { protocol } = URL.canParse(event.url) ? new URL(event.url) : { protocol: '' };
    if (!isOwnUrl(event.url) && (event.isMainFrame || !SAFE_PROTOCOLS.has(protocol))) event.preventDefault();
  });
  // Chromium opens about: pages without calling the handlers above.
  contents.on('did-start-navigation', ({ url, isMainFrame, isSameDocument }) => {
    if (!isMainFrame || isSameDocument || !/^about:/i.test(url) || !isOwnUrl(contents.getURL())) return;
    report('blocked: an about: page');
    contents.stop();
    void contents.loadURL(contents.getURL());
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (isOwnUrl(url) && !isDocumentUrl(url)) void contents.loadURL(withRotationOf(contents.getURL(), url));
    else report('blocked: a new window');
    return { action: 'deny' };
  });
}

export const guardAllWebContents = (app: App, report: (problem: string) => void): void =>
  void app.on('web-contents-created', (_, contents) => guardContents(contents, report));
