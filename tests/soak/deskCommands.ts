import { DeskClient } from '../page-models/DeskClient.ts';

const DEVICE = 'entrance-kiosk';
const RESULT_MS = 20_000;
const CHECK_MS = 250;

/** Commands that replace the page or the files of the loop. */
const INTERRUPTING = ['reload', 'clear_clips'] as const;

/** Staff at the desk who command the kiosk while it runs. */
export class SoakCommands {
  /** What became of each command: `reload done`, `screenshot failed: a visit is open`. */
  readonly outcomes = new Map<string, number>();
  #round = 0;

  private constructor(private readonly desk: DeskClient) {}

  static async open(url: string, dataDir: string): Promise<SoakCommands> {
    return new SoakCommands(await DeskClient.signIn(url, dataDir));
  }

  /** Sends the commands of an hour, one after the other. mayInterrupt: also one that loads the loop or its clips again */
  async sendHourly(mayInterrupt: boolean): Promise<void> {
    this.#round += 1;
    await this.#send('screenshot', () => this.desk.send(DEVICE, 'screenshot'));
    const settings = { downloadRate: 1_000_000 * (1 + (this.#round % 5)) };
    await this.#send('settings', () => this.desk.changeSettings(DEVICE, settings));
    const name = INTERRUPTING[this.#round % 2] ?? 'reload';
    if (mayInterrupt) await this.#send(name, () => this.desk.send(DEVICE, name));
  }

  /** The session of the desk ends while a command is on its way, and staff sign in again. Returns what became of both commands. */
  async expireSession(): Promise<string[]> {
    const waiting = await this.desk.send(DEVICE, 'identify');
    await this.desk.call('DELETE', '/session');
    const refused = await this.desk.send(DEVICE, 'identify').catch((error: Error) => error.message);
    await this.desk.signInAgain();
    return [await this.#resultOf(waiting), refused];
  }

  count(outcome: string): number {
    return this.outcomes.get(outcome) ?? 0;
  }

  async #send(name: string, send: () => Promise<string>): Promise<void> {
    const outcome = await this.#outcomeOf(send).catch((error: Error) => `not sent: ${error.message}`);
    const key = `${name} ${outcome}`;
    this.outcomes.set(key, this.count(key) + 1);
  }

  async #outcomeOf(send: () => Promise<string>): Promise<string> {
    return this.#resultOf(await send());
  }

  async #resultOf(id: string): Promise<string> {
    const end = performance.now() + RESULT_MS;
    while (performance.now() < end) {
      const command = await this.desk.find(DEVICE, id);
      if (command?.status === 'done') return 'done';
      if (command && command.status !== 'waiting') return `${command.status}: ${command.result}`;
      await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    }
    return 'without a result';
  }
}
