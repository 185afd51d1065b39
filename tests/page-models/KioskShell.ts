import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, expect, type Locator, type Page } from '@playwright/test';
import { electronProgram, ensureElectron } from '../../scripts/setup/electron.mjs';

const YEAR_MS = 365 * 86_400_000;
const MAIN = 'dist/electron/main.cjs';

interface Launch {
  storeUrl: string;
  memberCode?: string;
  args?: string[];
  /** Of settings.json. */
  settings?: Record<string, unknown>;
}

/** A kiosk in a real Electron, with a folder of user data that survives its restarts. */
export class KioskShell {
  private constructor(
    readonly folder: string,
    private readonly launch: Launch,
    private running: ElectronApplication,
    private screen: Page,
  ) {}

  static async start(launch: Launch): Promise<KioskShell> {
    const folder = await mkdtemp(join(tmpdir(), 'kiosk-'));
    if (launch.settings) await writeFile(join(folder, 'settings.json'), JSON.stringify(launch.settings));
    const running = await open(folder, launch);
    return new KioskShell(folder, launch, running, await running.firstWindow());
  }

  get app(): ElectronApplication {
    return this.running;
  }

  /** The shell's own screen. */
  get loop(): Page {
    return this.screen;
  }

  async register(passcode: string, device: string): Promise<void> {
    await this.type(passcode);
    await this.screen.getByRole('button', { name: device }).click();
    await expect(this.screen.locator('video').first()).toBeAttached();
  }

  /** On the keypad of the screen. */
  type(passcode: string): Promise<void> {
    return this.typeInto(this.screen.locator('body'), passcode);
  }

  async typeInto(place: Locator, passcode: string): Promise<void> {
    for (const digit of passcode) await place.getByRole('button', { name: digit, exact: true }).click();
    await place.getByRole('button', { name: 'Continue' }).click();
  }

  /** Holds the corner that only staff know. */
  async openStaffMenu(passcode: string): Promise<Locator> {
    await this.screen.getByRole('button', { name: 'Staff menu' }).hover();
    await this.screen.mouse.down();
    const menu = this.screen.getByRole('dialog', { name: 'Staff menu' });
    await expect(menu).toBeVisible();
    await this.screen.mouse.up();
    await this.typeInto(menu, passcode);
    return menu;
  }

  /** What the shell wrote about its own life. */
  linesOfLog(): Promise<string> {
    return readFile(join(this.folder, 'logs/shell.log'), 'utf8').catch(() => '');
  }

  /** Touches the loop and answers with the shopper's screen. */
  async openVisit(): Promise<Page> {
    const opened = this.running.waitForEvent('window');
    await this.screen.getByRole('button', { name: /touch to start/i }).click();
    const visit = await opened;
    await visit.waitForLoadState();
    return visit;
  }

  /** Waits for a visit to be over; act is what ends it, and may find its page gone. */
  async endVisit(
    visit: Page,
    act: () => Promise<void>,
    loop: Pick<Page, 'getByRole'> = this.screen,
  ): Promise<void> {
    const gone = visit.waitForEvent('close');
    await act().catch((error: Error) => {
      if (!/closed/.test(error.message)) throw error;
    });
    await gone;
    await expect(loop.getByRole('button', { name: /touch to start/i })).toBeEnabled();
  }

  /** Ends a visit as Start over does, without a look at it. */
  closeVisit(visit: Page): Promise<void> {
    return this.endVisit(visit, async () => void (await this.ask("window.kiosk.visit.end('shopper')")));
  }

  /** Switches the machine off and on. */
  async restart(): Promise<void> {
    await this.running.close();
    this.running = await open(this.folder, this.launch);
    this.screen = await this.running.firstWindow();
  }

  /** Pulls the plug and starts again, as a supervisor would. */
  async powerCut(): Promise<void> {
    const { pid, exitCode } = this.running.process();
    const gone = exitCode === null ? once(this.running.process(), 'exit') : null;
    if (pid) process.kill(pid, 'SIGKILL');
    await gone;
    this.running = await open(this.folder, this.launch);
    this.screen = await this.running.firstWindow();
  }

  /**
   * Asks the shell, not the page: a page that crashed once is lost to the test, though its screen is back. null while
   * nobody answers; a script that a crash overtook never does.
   */
  ask<T>(script: string): Promise<T | null> {
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

  /** Whether the loop has a clip in front. */
  async isShowing(): Promise<boolean> {
    return (await this.ask<boolean>("document.querySelector('[data-front]') !== null")) ?? false;
  }

  /** The captions that stand on each film's picture, in the browser's own part of the page. */
  async captionsShown(): Promise<string[][]> {
    const inside = await this.screen.context().newCDPSession(this.screen);
    const { root } = await inside.send('DOM.getDocument', { depth: -1, pierce: true });
    await inside.detach();
    return nodesOf(root)
      .filter(({ attributes }) => attributes?.includes('-webkit-media-text-track-container'))
      .map((place) => nodesOf(place).flatMap((node) => (node.nodeName === '#text' ? node.nodeValue : [])));
  }

  /** How many plays are still to be reported. */
  playsWaiting(): Promise<number> {
    return this.screen.evaluate(async () => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === 'kiosk-plays')) return 0;
      return new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('kiosk-plays');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const { result: database } = request;
          const count = database.transaction('waiting').objectStore('waiting').count();
          count.onsuccess = () => resolve(count.result);
          database.close();
        };
      });
    });
  }

  /** Names of the files of this kiosk in which a text stands. */
  async filesWith(text: string): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const found = entries.filter((entry) => entry.isFile());
    const contents = await Promise.all(
      found.map((entry) => readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))),
    );
    return found.filter((_, at) => contents[at]?.includes(text)).map(({ name }) => name);
  }

  /** Makes all that is kept for a start without network a year older, as after a year in a box. */
  async ageKept(): Promise<void> {
    const folder = join(this.folder, 'answers');
    for (const name of await readdir(folder)) {
      const content = await readFile(join(folder, name), 'latin1');
      const old = content.replace(/"savedAt":(\d+)/, (_, at) => `"savedAt":${Number(at) - YEAR_MS}`);
      await writeFile(join(folder, name), old, 'latin1');
    }
  }

  /** Starts the same kiosk a second time; answers with the exit code of that start. */
  async startAgain(): Promise<number | null> {
    const second = spawn(electronProgram(await ensureElectron()), programArguments(this.folder), {
      stdio: 'ignore',
    });
    const [code] = (await once(second, 'exit')) as [number | null];
    return code;
  }

  async stop(): Promise<void> {
    // It may have ended by itself, as a test wanted it to.
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

/** A node and all below it. */
const nodesOf = (node: DomNode): DomNode[] => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(nodesOf),
];

const programArguments = (folder: string, more: string[] = []) => {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
  return [...asRoot, '--lang=en-US', `--user-data-dir=${folder}`, ...more, MAIN];
};

async function open(folder: string, { storeUrl, memberCode = 'MAPLE-001', args }: Launch) {
  return _electron.launch({
    executablePath: electronProgram(await ensureElectron()),
    args: programArguments(folder, args),
    env: { ...process.env, STORE_URL: storeUrl, MEMBER_CODE: memberCode },
  });
}
