import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ElectronApplication, expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { electronProgram, ensureElectron } from '../../scripts/setup/electron.mjs';
import { type LaunchOptions, launchApp, programArguments } from './launchApp.ts';

const YEAR_MS = 365 * 86_400_000;
const PICTURE_MS = 10_000;

/** A kiosk in a real Electron, with a user data folder that survives restarts. */
export class KioskShell {
  /** Those that were started and not stopped. */
  static readonly running = new Set<KioskShell>();

  private constructor(
    readonly folder: string,
    private launch: LaunchOptions,
    private running: ElectronApplication,
    private loopPage: Page,
  ) {}

  static async start(launch: LaunchOptions): Promise<KioskShell> {
    const folder = await mkdtemp(join(tmpdir(), 'kiosk-'));
    if (launch.settings) await writeFile(join(folder, 'settings.json'), JSON.stringify(launch.settings));
    launch.prepare?.(folder);
    const running = await launchApp(folder, launch);
    const shell = new KioskShell(folder, launch, running, await running.firstWindow());
    KioskShell.running.add(shell);
    return shell;
  }

  get app(): ElectronApplication {
    return this.running;
  }

  /** The loop's page. */
  get loop(): Page {
    return this.loopPage;
  }

  async register(passcode: string, device: string): Promise<void> {
    await this.type(passcode);
    await this.loopPage.getByRole('button', { name: device }).click();
    await expect(this.loopPage.locator('video').first()).toBeAttached();
  }

  /** Types a passcode on the keypad of the registration page. */
  type(passcode: string): Promise<void> {
    return this.typeInto(this.loopPage.locator('body'), passcode);
  }

  async typeInto(container: Locator, passcode: string): Promise<void> {
    for (const digit of passcode) await container.getByRole('button', { name: digit, exact: true }).click();
    await container.getByRole('button', { name: 'Continue' }).click();
  }

  /** Opens the staff menu by holding its invisible corner button. */
  async openStaffMenu(passcode: string): Promise<Locator> {
    await this.loopPage.getByRole('button', { name: 'Staff menu' }).hover();
    await this.loopPage.mouse.down();
    const menu = this.loopPage.getByRole('dialog', { name: 'Staff menu' });
    await expect(menu).toBeVisible();
    await this.loopPage.mouse.up();
    await this.typeInto(menu, passcode);
    return menu;
  }

  /** Shows a code on the loop, as staff ask for at the desk. */
  identify(code: string): Promise<void> {
    return this.sendToLoop('identify', code);
  }

  /** Lets the loop read its playlist again, as a change at the desk does. */
  readPlaylist(): Promise<void> {
    return this.sendToLoop('playlist');
  }

  private sendToLoop(event: string, ...values: string[]): Promise<void> {
    return this.running.evaluate(
      ({ webContents }, [name = '', ...rest]) =>
        webContents
          .getAllWebContents()
          .find(({ session }) => session.isPersistent())
          ?.send(name, ...rest),
      [event, ...values],
    );
  }

  /** The text of the shell's log. */
  readLog(): Promise<string> {
    return readFile(join(this.folder, 'logs/shell.log'), 'utf8').catch(() => '');
  }

  /** Touches the loop and returns the page of the visit. */
  async openVisit(): Promise<Page> {
    const opened = this.running.waitForEvent('window');
    await this.loopPage.getByRole('button', { name: /touch to start/i }).click();
    const visit = await opened;
    await visit.waitForLoadState();
    return visit;
  }

  /** Ends a visit with an action and waits for the loop. The page may close before the action resolves. */
  async endVisit(
    visit: Page,
    action: () => Promise<void>,
    loop: Pick<Page, 'getByRole'> = this.loopPage,
  ): Promise<void> {
    const closed = visit.waitForEvent('close');
    await action().catch((error: Error) => {
      if (!/closed/.test(error.message)) throw error;
    });
    await closed;
    await expect(loop.getByRole('button', { name: /touch to start/i })).toBeEnabled();
  }

  /** Ends a visit through the bridge, without its Start over button. */
  closeVisit(visit: Page): Promise<void> {
    return this.endVisit(
      visit,
      async () => void (await this.evaluateInLoop("window.kiosk.visit.end('shopper')")),
    );
  }

  /** Clicks what ends the app, and returns the exit code. */
  async endBy(control: Locator): Promise<number | null> {
    const exited = once(this.running.process(), 'exit');
    await control.click().catch((error: unknown) => {
      // The app may end before the click returns.
      if (!String(error).includes('has been closed')) throw error;
    });
    const [exitCode] = await exited;
    return exitCode;
  }

  /** Quits the app and starts it again. changes: of the launch, such as another clock */
  async restart(changes: Partial<LaunchOptions> = {}): Promise<void> {
    await this.running.close();
    this.launch = { ...this.launch, ...changes };
    this.running = await launchApp(this.folder, this.launch);
    this.loopPage = await this.running.firstWindow();
  }

  /** Kills the app and starts it again, as after a power cut. */
  async powerCut(): Promise<void> {
    const { pid, exitCode } = this.running.process();
    const exited = exitCode === null ? once(this.running.process(), 'exit') : null;
    if (pid) process.kill(pid, 'SIGKILL');
    await exited;
    this.running = await launchApp(this.folder, this.launch);
    this.loopPage = await this.running.firstWindow();
  }

  /**
   * Runs a script in the loop through the main process, because Playwright loses a page that crashed once. Resolves to null
   * after 1.5 seconds: a script that a crash interrupted never resolves.
   */
  evaluateInLoop<T>(script: string): Promise<T | null> {
    return this.running
      .evaluate(
        ({ webContents }, code) =>
          Promise.race([
            webContents
              .getAllWebContents()
              .find((contents) => contents.session.isPersistent())
              ?.executeJavaScript(code),
            new Promise((resolve) => setTimeout(resolve, 1_500, null)),
          ]),
        script,
      )
      .catch(() => null);
  }

  /** True while the loop shows a clip. */
  async isClipVisible(): Promise<boolean> {
    return (await this.evaluateInLoop<boolean>("document.querySelector('[data-front]') !== null")) ?? false;
  }

  /** The visible captions of each video element, from Chromium's internal shadow DOM. */
  async visibleCaptions(): Promise<string[][]> {
    const cdp = await this.loopPage.context().newCDPSession(this.loopPage);
    const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
    await cdp.detach();
    return nodesOf(root)
      .filter(({ attributes }) => attributes?.includes('-webkit-media-text-track-container'))
      .map((container) =>
        nodesOf(container).flatMap((node) => (node.nodeName === '#text' ? node.nodeValue : [])),
      );
  }

  /** The number of plays in the queue. */
  countQueuedPlays(): Promise<number> {
    return this.loopPage.evaluate(async () => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === 'kiosk-plays')) return 0;
      return new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('kiosk-plays');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const { result: database } = request;
          const plays = IDBKeyRange.upperBound('last', true);
          const count = database.transaction('waiting').objectStore('waiting').count(plays);
          count.onsuccess = () => resolve(count.result);
          database.close();
        };
      });
    });
  }

  /** Names of the files in the user data folder that contain a text. */
  async filesContaining(text: string): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const contents = await Promise.all(
      files.map((entry) => readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))),
    );
    return files.filter((_, at) => contents[at]?.includes(text)).map(({ name }) => name);
  }

  /** Sets the dates of all cached responses back by a year. */
  async ageCache(): Promise<void> {
    const folder = join(this.folder, 'answers');
    for (const name of await readdir(folder)) {
      const content = await readFile(join(folder, name), 'latin1');
      const old = content.replace(/"savedAt":(\d+)/, (_, at) => `"savedAt":${Number(at) - YEAR_MS}`);
      await writeFile(join(folder, name), old, 'latin1');
    }
  }

  /** Starts a second instance of the app and resolves to its exit code. */
  async startSecondInstance(): Promise<number | null> {
    const second = spawn(electronProgram(await ensureElectron()), programArguments(this.folder), {
      stdio: 'ignore',
    });
    const [code] = (await once(second, 'exit')) as [number | null];
    return code;
  }

  /**
   * Adds the shell's log and a picture of each window to the report of a failed test. Playwright itself takes pictures of its own browser's
   * pages only.
   */
  async takePictures(info: TestInfo): Promise<void> {
    await writeFile(info.outputPath('shell.log'), await this.readLog());
    for (const [at, page] of this.running.windows().entries()) {
      const path = info.outputPath(`kiosk-window-${at + 1}.png`);
      // A window that hangs or crashed has no picture.
      const isTaken = await page.screenshot({ path, timeout: PICTURE_MS }).then(
        () => true,
        () => false,
      );
      if (isTaken) await info.attach(`${page.url()}`, { path });
    }
  }

  async stop(): Promise<void> {
    KioskShell.running.delete(this);
    // The app may have quit during the test.
    await this.running.close().catch(() => {});
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface DomNode {
  nodeName: string;
  nodeValue: string;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
}

/** A node and all its descendants. */
const nodesOf = (node: DomNode): DomNode[] => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(nodesOf),
];
