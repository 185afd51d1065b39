import * as z from 'zod/mini';
import { type CommandReport, LONGEST_COMMAND_MS } from '../../contract/kioskCommands';
import { readJsonFile, writeFileAtomically } from '../atomicFile';

const entry = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  issuedAt: z.number(),
  /** null: started, but the app ended before the command did. */
  report: z.nullable(z.object({ status: z.enum(['done', 'failed']), result: z.string() })),
});
const fileSchema = z.object({ newestIssuedAt: z.number(), entries: z.array(entry) });

/** The commands that this machine has started, stored on disk, so that each is executed at most once, even across restarts. */
export class CommandLedger {
  #state: z.output<typeof fileSchema>;

  constructor(private readonly path: string) {
    this.#state = readJsonFile(path, fileSchema) ?? { newestIssuedAt: 0, entries: [] };
  }

  get newestIssuedAt(): number {
    return this.#state.newestIssuedAt;
  }

  /** undefined: never started. null: started, without a result. */
  reportOf(id: string): CommandReport | null | undefined {
    return this.#state.entries.find((one) => one.id === id)?.report;
  }

  /** Records the start of a command. Rejects when it can't be written; the command must not run then. */
  async begin(id: string, issuedAt: number): Promise<void> {
    const newestIssuedAt = Math.max(this.#state.newestIssuedAt, issuedAt);
    // Older commands are rejected by their date (verifyCommand.ts), so their ids are not needed.
    const recent = this.#state.entries.filter((one) => one.issuedAt >= newestIssuedAt - LONGEST_COMMAND_MS);
    const entries = [...recent, { id, issuedAt, report: null }];
    await writeFileAtomically(this.path, JSON.stringify({ newestIssuedAt, entries }));
    this.#state = { newestIssuedAt, entries };
  }

  /** Records the result. Rejects when it can't be written; the result is then only in memory. */
  async end(id: string, report: CommandReport): Promise<void> {
    const entries = this.#state.entries.map((one) => (one.id === id ? { ...one, report } : one));
    this.#state = { ...this.#state, entries };
    await writeFileAtomically(this.path, JSON.stringify(this.#state));
  }
}
