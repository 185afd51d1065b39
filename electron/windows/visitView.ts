import { type BrowserWindow, type Session, type WebContents, WebContentsView } from 'electron';
import type { Station, VisitEnd } from '../../src/platform/platform';
import { COVERED_EVENT, INPUT_EVENT } from '../ipcChannels';
import { bottomArea, hasSwappedAxes, type Rotation, rotatedUrl } from '../rotation';
import { pauseDuringNavigation, startScreenWatchdog } from '../watchdog/screenWatchdog';
import { withinTime } from '../withinTime';
import { blockKeys } from './blockedKeys';
import { zoomWithWindow } from './pictureZoom';
import { recoverFromCrashes, screenPreferences, sendToScreen, stationArgument } from './screen';

interface Options {
  window: BrowserWindow;
  preload: string;
  isLockedDown: boolean;
  rotation: Rotation;
  /** Returns a blank in-memory session. */
  openSession: () => Session;
  /** Clears a session and closes its connections. */
  wipeSession: (session: Session) => Promise<void>;
  report: (problem: string) => void;
  onStart: () => void;
  /** A touch or a click of the shopper. */
  onTouch: () => void;
  /** reason: undefined when the shell itself ended the visit */
  onEnd: (reason?: VisitEnd) => void;
}

/** Milliseconds after the idle time until the shell ends a visit that its own screen should have ended. */
const IDLE_GRACE_MS = 60_000;
/** Milliseconds after which the loop is shown although a session is not wiped yet. The next visit has another session. */
const WIPE_TIMEOUT_MS = 10_000;
/** setTimeout fires immediately for longer delays. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Fraction of the picture's height that a lowered visit uses. */
const LOWERED_HEIGHT = { portrait: 0.56, landscape: 0.72 };
/** Failures of its screen after which a visit still continues. */
const MOST_FAILURES = 2;
const WHITE = '#ffffff';
const INPUT_INTERVAL_MS = 1_000;

/** A view loses its contents, and thus their session, as soon as they are destroyed. */
interface OpenVisit {
  view: WebContentsView;
  contents: WebContents;
  electronSession: Session;
}

/** A visit: the storefront in a view above the loop. At most one is open; its Electron session is wiped when it ends. */
export class VisitView {
  #open: OpenVisit | null = null;
  #wipes = 0;
  #isLowered = false;
  /** Number of times that the screen of this visit crashed or hung. */
  #failures = 0;
  #isRecovered = false;
  readonly #watchdog = startScreenWatchdog((problem) => {
    this.options.report(`visit ${problem}`);
    // A page that hangs is terminated like one that crashed, and reloaded.
    this.contents?.forcefullyCrashRenderer();
  });
  #idleTimer: NodeJS.Timeout | undefined;
  #inputSentAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: Options) {
    options.window.on('resize', () => this.#resize());
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** True from a shopper's touch until the visit's session is wiped and its view is gone. */
  get isPresent(): boolean {
    return this.#open !== null || this.#wipes > 0;
  }

  /** Receives a heartbeat of the visit's screen, which does not report the age of its last frame. */
  heartbeat(): void {
    this.#watchdog.heartbeat(null);
  }

  get contents() {
    return this.#open?.contents ?? null;
  }

  /** Opens the storefront at a path. idleMs: time without input after which the visit ends. No-op while a visit is open. */
  start(path: string, idleMs: number, station: Station): void {
    if (this.#open) return;
    const { window, preload, isLockedDown, rotation, openSession, report } = this.options;
    const electronSession = openSession();
    const view = new WebContentsView({
      webPreferences: screenPreferences('visit', electronSession, preload, rotation, [
        stationArgument(station),
      ]),
    });
    const { webContents: contents } = view;
    this.#open = { view, contents, electronSession };
    this.options.onStart();
    this.#isLowered = false;
    this.#failures = 0;
    this.#isRecovered = false;
    view.setBackgroundColor(WHITE);
    if (isLockedDown) blockKeys(contents);
    contents.on('render-process-gone', this.#watchdog.pause);
    recoverFromCrashes(contents, () => this.#recover(contents, path), report);
    zoomWithWindow(contents, window);
    pauseDuringNavigation(contents, this.#watchdog, rotation !== 0);
    contents.on('input-event', (_, { type }) => {
      if (type === 'mouseDown' || type === 'touchStart') this.options.onTouch();
      this.#restartIdleTimer(idleMs);
      this.#sendInput(contents);
    });
    contents.once('destroyed', () => {
      if (contents !== this.contents) return;
      report('a visit ended: its page closed itself');
      void this.end();
    });
    window.contentView.addChildView(view);
    this.#resize();
    this.#setCovered(true);
    contents.focus();
    this.#restartIdleTimer(idleMs);
    this.#load(contents, rotatedUrl(rotation, path));
  }

  /** Loads a page; ends the visit if that fails. A load aborted by another navigation, for example a tap on a link, is not a failure. */
  #load(contents: WebContents, url: string): void {
    contents.loadURL(url).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_ABORTED' || contents !== this.contents) return;
      this.options.report(`visit: ${String(error)}`);
      void this.end();
    });
  }

  /**
   * Closes the view, wipes its session, and only then shows the loop (field note: windows-itpro-docs #1671). The loop is shown whatever step
   * fails: a view that stayed would cover it, and an emergency, until the app restarts.
   */
  async end(reason?: VisitEnd): Promise<void> {
    if (!this.#open) return;
    const { view, contents, electronSession } = this.#open;
    this.#open = null;
    this.#wipes += 1;
    this.#watchdog.pause();
    clearTimeout(this.#idleTimer);
    if (reason === 'emergency') this.options.report('a visit ended: an emergency took over the screen');
    await this.#attempt('close', () => {
      view.setVisible(false);
      if (!contents.isDestroyed()) contents.close({ waitForBeforeUnload: false });
    });
    await this.#attempt('end', () => this.options.onEnd(reason));
    await this.#attempt('wipe', () =>
      withinTime(this.options.wipeSession(electronSession), WIPE_TIMEOUT_MS, 'not finished in time'),
    );
    this.options.window.contentView.removeChildView(view);
    this.#wipes -= 1;
    // During the wipe, a touch may already have opened the next visit, which covers the loop.
    if (!this.#open) this.#setCovered(false);
  }

  /** A step of a visit's end; those after it run although it fails. */
  async #attempt(name: string, step: () => unknown): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.options.report(`${name}: ${String(error)}`);
    }
  }

  /**
   * Reloads the page after its screen crashed or hung; the cart is still in the session. If it fails again, the page itself may be the
   * cause, so the visit returns to its first page. It ends at the third failure.
   */
  #recover(contents: WebContents, firstPath: string): void {
    if (contents !== this.contents) return;
    this.#failures += 1;
    const { report, rotation } = this.options;
    if (this.#failures > MOST_FAILURES) {
      report('a visit ended: its screen failed again and again');
      void this.end();
      return;
    }
    this.#isRecovered = true;
    const url = this.#failures === 1 ? contents.getURL() : rotatedUrl(rotation, firstPath);
    this.#load(contents, url);
  }

  /** Whether the page was reloaded because it failed. Reset by the call, so that the page informs the shopper once. */
  takeRecovered(): boolean {
    const isRecovered = this.#isRecovered;
    this.#isRecovered = false;
    return isRecovered;
  }

  /**
   * Lowers the visit, because a person in a wheelchair may not reach controls in the upper part of the picture, or uses the whole height
   * again.
   */
  lower(isLow: boolean): void {
    this.#isLowered = isLow;
    this.#resize();
  }

  /** Notifies the page of input that its own listeners may miss, such as scrolling in a framed document. */
  #sendInput(contents: WebContents): void {
    const now = performance.now();
    if (now - this.#inputSentAt < INPUT_INTERVAL_MS) return;
    this.#inputSentAt = now;
    sendToScreen(contents, INPUT_EVENT);
  }

  #restartIdleTimer(idleMs: number): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(
      () => {
        this.options.report('the shell ended a visit whose screen missed its idle time');
        void this.end();
      },
      Math.min(idleMs + IDLE_GRACE_MS, MAX_TIMER_MS),
    );
  }

  #setCovered(isCovered: boolean): void {
    const { webContents } = this.options.window;
    sendToScreen(webContents, COVERED_EVENT, isCovered);
    if (!isCovered) webContents.focus();
  }

  #resize(): void {
    const { window, rotation } = this.options;
    const [width = 0, height = 0] = window.getContentSize();
    const isUpright = height > width !== hasSwappedAxes(rotation);
    const low = isUpright ? LOWERED_HEIGHT.portrait : LOWERED_HEIGHT.landscape;
    this.#open?.view.setBounds(bottomArea({ width, height }, this.#isLowered ? low : 1, rotation));
  }
}
