import { type BrowserWindow, type Session, WebContentsView } from 'electron';
import { ORIGIN } from '../scheme/scheme';
import { disableKeys } from './keys';
import { keepAlive, screenPreferences } from './screen';

interface Parts {
  window: BrowserWindow;
  preload: string;
  isLockedDown: boolean;
  /** A session nobody has used. */
  openSession: () => Session;
  /** Empties a session and closes its doors. */
  wipeSession: (session: Session) => Promise<void>;
  report: (problem: string) => void;
}

/** The shell ends a visit by itself so long after the screen should have: the screen may hang. */
const GRACE_MS = 60_000;
const WHITE = '#ffffff';

/** The shopper's screen over the loop: one at a time, each in a session of its own that dies with it. */
export class Visit {
  #view: WebContentsView | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly parts: Parts) {
    parts.window.on('resize', () => this.#fit());
  }

  get contents() {
    return this.#view?.webContents ?? null;
  }

  /** path: of the storefront. Does nothing while a visit is open. */
  start(path: string, idleMs: number): void {
    if (this.#view) return;
    const { window, preload, isLockedDown, openSession, report } = this.parts;
    const view = new WebContentsView({ webPreferences: screenPreferences('visit', openSession(), preload) });
    this.#view = view;
    view.setBackgroundColor(WHITE);
    if (isLockedDown) disableKeys(view.webContents);
    keepAlive(view.webContents, () => void this.end(), report);
    view.webContents.on('input-event', () => this.#watch(idleMs));
    window.contentView.addChildView(view);
    this.#fit();
    this.#cover(true);
    view.webContents.focus();
    this.#watch(idleMs);
    void view.webContents.loadURL(ORIGIN + path).catch((error) => {
      report(`visit: ${String(error)}`);
      void this.end();
    });
  }

  /** First the shopper's traces, then the loop (field note: windows-itpro-docs #1671). */
  async end(): Promise<void> {
    const view = this.#view;
    if (!view) return;
    this.#view = null;
    clearTimeout(this.#idle);
    const { session } = view.webContents;
    view.setVisible(false);
    view.webContents.close({ waitForBeforeUnload: false });
    await this.parts.wipeSession(session).catch((error) => this.parts.report(`wipe: ${String(error)}`));
    this.parts.window.contentView.removeChildView(view);
    this.#cover(false);
  }

  #watch(idleMs: number): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.parts.report('the shell ended a visit that its screen should have ended');
      void this.end();
    }, idleMs + GRACE_MS);
  }

  #cover(isCovered: boolean): void {
    const { webContents } = this.parts.window;
    webContents.send('covered', isCovered);
    if (!isCovered) webContents.focus();
  }

  #fit(): void {
    const [width = 0, height = 0] = this.parts.window.getContentSize();
    this.#view?.setBounds({ x: 0, y: 0, width, height });
  }
}
