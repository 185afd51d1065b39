import { type BrowserWindow, type Session, WebContentsView } from 'electron';
import type { TypedKey } from '../../src/platform/platform';
import { watchScreen } from '../life/watch';
import { footOf, isAcross, type Turn, turnedAddress } from '../turn';
import { disableKeys } from './keys';
import { keepAlive, screenPreferences } from './screen';

interface Parts {
  window: BrowserWindow;
  preload: string;
  isLockedDown: boolean;
  turned: Turn;
  /** A session nobody has used. */
  openSession: () => Session;
  /** Empties a session and closes its doors. */
  wipeSession: (session: Session) => Promise<void>;
  report: (problem: string) => void;
}

/** The shell ends a visit by itself so long after the screen should have: the screen may hang. */
const GRACE_MS = 60_000;
/** A timer that is to wait longer does not wait at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Share of the height that a lowered visit keeps. */
const LOW_PART = { portrait: 0.56, landscape: 0.72 };
const WHITE = '#ffffff';

/** The shopper's screen over the loop: one at a time, each in a session of its own that dies with it. */
export class Visit {
  #view: WebContentsView | null = null;
  #isLow = false;
  readonly #life = watchScreen((problem) => {
    this.parts.report(`visit ${problem}`);
    void this.end();
  });
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly parts: Parts) {
    parts.window.on('resize', () => this.#fit());
  }

  get isOpen(): boolean {
    return this.#view !== null;
  }

  /** From the shopper's screen. */
  sign(): void {
    this.#life.sign(null);
  }

  get contents() {
    return this.#view?.webContents ?? null;
  }

  /** path: of the storefront. Does nothing while a visit is open. */
  start(path: string, idleMs: number): void {
    if (this.#view) return;
    const { window, preload, isLockedDown, turned, openSession, report } = this.parts;
    const view = new WebContentsView({
      webPreferences: screenPreferences('visit', openSession(), preload, turned),
    });
    this.#view = view;
    this.#isLow = false;
    view.setBackgroundColor(WHITE);
    if (isLockedDown) disableKeys(view.webContents);
    keepAlive(view.webContents, () => void this.end(), report);
    // While a page gives way to another nobody is there to give a sign.
    view.webContents.on('did-start-navigation', ({ isSameDocument }) => isSameDocument || this.#life.rest());
    view.webContents.on('input-event', () => this.#watch(idleMs));
    window.contentView.addChildView(view);
    this.#fit();
    this.#cover(true);
    view.webContents.focus();
    this.#watch(idleMs);
    void view.webContents.loadURL(turnedAddress(turned, path)).catch((error) => {
      report(`visit: ${String(error)}`);
      void this.end();
    });
  }

  /** First the shopper's traces, then the loop (field note: windows-itpro-docs #1671). */
  async end(): Promise<void> {
    const view = this.#view;
    if (!view) return;
    this.#view = null;
    this.#life.rest();
    clearTimeout(this.#idle);
    const { session } = view.webContents;
    view.setVisible(false);
    view.webContents.close({ waitForBeforeUnload: false });
    await this.parts.wipeSession(session).catch((error) => this.parts.report(`wipe: ${String(error)}`));
    this.parts.window.contentView.removeChildView(view);
    // Someone may have touched the loop meanwhile: then the next visit covers it.
    if (!this.#view) this.#cover(false);
  }

  /** Into the field that has focus, through Chromium's own editing: masks, limits and controlled fields see real input. */
  async type(text: string): Promise<void> {
    await this.contents?.insertText(text);
  }

  press(keyCode: TypedKey): void {
    const { contents } = this;
    contents?.sendInputEvent({ type: 'keyDown', keyCode });
    if (keyCode === 'Enter') contents?.sendInputEvent({ type: 'char', keyCode: '\r' });
    contents?.sendInputEvent({ type: 'keyUp', keyCode });
  }

  lower(isLow: boolean): void {
    this.#isLow = isLow;
    this.#fit();
  }

  #watch(idleMs: number): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(
      () => {
        this.parts.report('the shell ended a visit that its screen should have ended');
        void this.end();
      },
      Math.min(idleMs + GRACE_MS, LONGEST_TIMER_MS),
    );
  }

  #cover(isCovered: boolean): void {
    const { webContents } = this.parts.window;
    for (const frame of webContents.mainFrame.framesInSubtree) frame.send('covered', isCovered);
    if (!isCovered) webContents.focus();
  }

  #fit(): void {
    const { window, turned } = this.parts;
    const [width = 0, height = 0] = window.getContentSize();
    const isUpright = height > width !== isAcross(turned);
    const low = isUpright ? LOW_PART.portrait : LOW_PART.landscape;
    this.#view?.setBounds(footOf({ width, height }, this.#isLow ? low : 1, turned));
  }
}
