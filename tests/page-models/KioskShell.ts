import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, expect, type Page } from '@playwright/test';
import { electronProgram, ensureElectron } from '../../scripts/setup/electron.mjs';

const MAIN = 'dist/electron/main.cjs';

interface Launch {
  storeUrl: string;
  memberCode?: string;
  args?: string[];
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
  async type(passcode: string): Promise<void> {
    for (const digit of passcode) await this.screen.getByRole('button', { name: digit, exact: true }).click();
    await this.screen.getByRole('button', { name: 'Continue' }).click();
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
  async endVisit(visit: Page, act: () => Promise<void>): Promise<void> {
    const gone = visit.waitForEvent('close');
    await act().catch((error: Error) => {
      if (!/closed/.test(error.message)) throw error;
    });
    await gone;
    await expect(this.screen.getByRole('button', { name: /touch to start/i })).toBeEnabled();
  }

  /** Switches the machine off and on. */
  async restart(): Promise<void> {
    await this.running.close();
    this.running = await open(this.folder, this.launch);
    this.screen = await this.running.firstWindow();
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
    await this.running.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

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
