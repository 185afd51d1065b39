import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../server/backend/database/database.ts';

type Query = Pick<PGlite, 'query'>;

/** down: every statement fails, as during a restart of PostgreSQL. killed: no statement of this process settles. */
type Condition = 'alive' | 'down' | 'killed';

/** The error of a stopped database (57P01: admin shutdown). */
const shutdownError = () => Object.assign(new Error('terminating connection'), { code: '57P01' });

/**
 * The database connection of one server process. Between any two statements the process can be killed or the database
 * stopped, also inside of a transaction, which is then rolled back, or committed with its response lost.
 */
export class FailingDatabase {
  readonly db: Database;
  #condition: Condition = 'alive';
  #next: { condition: Condition; statements: number } | null = null;

  constructor(db: Database) {
    const { $client: client } = db as unknown as { $client: PGlite };
    const failing = {
      query: (...query: Parameters<PGlite['query']>) => this.#run(client, query),
      transaction: (work: (transaction: Query) => Promise<unknown>) => this.#transaction(client, work),
    };
    this.db = drizzle({ client: failing as unknown as PGlite, casing: 'snake_case' });
  }

  get isKilled(): boolean {
    return this.#condition === 'killed';
  }

  /** Sets a condition after a number of further statements. */
  failAfter(condition: Condition, statements: number): void {
    this.#next = { condition, statements };
  }

  recover(): void {
    this.#next = null;
    this.#condition = 'alive';
  }

  #count(): void {
    if (!this.#next) return;
    if (this.#next.statements > 0) this.#next.statements -= 1;
    else {
      this.#condition = this.#next.condition;
      this.#next = null;
    }
  }

  async #checkCondition(): Promise<void> {
    this.#count();
    if (this.#condition === 'down') throw shutdownError();
    // A killed process never receives a result.
    if (this.#condition === 'killed') await new Promise(() => {});
  }

  async #run(client: Query, query: Parameters<PGlite['query']>) {
    await this.#checkCondition();
    return client.query(...query);
  }

  async #transaction(client: PGlite, work: (transaction: Query) => Promise<unknown>): Promise<unknown> {
    await this.#checkCondition();
    const failingTransaction = (transaction: Query): Query => ({
      query: async (...query: Parameters<PGlite['query']>) => {
        this.#count();
        // The connection is lost, so PostgreSQL rolls back.
        if (this.#condition !== 'alive') throw shutdownError();
        return transaction.query(...query) as never;
      },
    });
    try {
      const result = await client.transaction((transaction) => work(failingTransaction(transaction)));
      await this.#checkCondition();
      return result;
    } catch (error) {
      if (this.#condition === 'killed') await new Promise(() => {});
      throw error;
    }
  }
}
