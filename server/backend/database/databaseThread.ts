import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { QueryOptions, Results } from '@electric-sql/pglite';

/** A statement sent to the thread. Parsers are functions and can't be sent, so the thread has its own. */
export interface QueryMessage {
  id: number;
  statement: string;
  params: unknown[] | undefined;
  rowMode: QueryOptions['rowMode'];
}

/** Fields of a failed statement besides its message: SQLSTATE, constraint, position and so on. */
export type FailureFields = Record<string, string | number | boolean | null | undefined>;

export type ReplyMessage = { id: number } & (
  | { results: Results }
  | { message: string; fields: FailureFields }
);

/** JavaScript heap of the thread in megabytes: statements and rows in transit. PGlite's own memory is not part of it. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 12 };

/** Ends the thread after all previous statements have run. */
export const closeMessage = 'close';

interface Waiting {
  resolve: (results: Results) => void;
  reject: (error: Error) => void;
}

/**
 * PGlite in its own thread, so that requests are handled while a query runs, with the two methods that Drizzle uses. PGlite's own worker
 * only works in browsers. Statements run in the order in which they are sent; a transaction has exclusive use of the database.
 */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #sent = 0;
  /** Settles at the end of the current transaction. */
  #transaction: Promise<void> | null = null;
  #isClosing = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: ReplyMessage) => this.#settle(reply));
    // Without its database the server is useless, so the error ends the process, and its manager restarts it.
    worker.on('error', (error) => {
      throw error;
    });
    worker.on('exit', (code) => {
      if (!this.#isClosing) throw new Error(`The thread of the database ended with code ${code}.`);
    });
  }

  /** Starts the thread and opens the database of a data folder. file: the built databaseWorker.ts */
  static async open(file: string, dataDir: string): Promise<DatabaseThread> {
    const worker = new Worker(file, { workerData: dataDir, resourceLimits });
    await once(worker, 'message');
    return new DatabaseThread(worker);
  }

  async query(statement: string, params?: unknown[], options?: QueryOptions): Promise<Results> {
    while (this.#transaction) await this.#transaction;
    return this.#send(statement, params, options);
  }

  /** Commits what `work` does with its argument, or rolls back when it rejects. */
  async transaction<T>(work: (inside: Pick<DatabaseThread, 'query'>) => Promise<T>): Promise<T> {
    while (this.#transaction) await this.#transaction;
    let end = () => {};
    this.#transaction = new Promise((resolve) => {
      end = resolve;
    });
    try {
      await this.#send('begin');
      const result = await work({ query: (...statement) => this.#send(...statement) });
      const { command } = await this.#send('commit');
      // PostgreSQL responds with ROLLBACK if a statement had failed and its error was caught.
      if (command === 'ROLLBACK')
        throw new Error('The transaction was rolled back, because a statement had failed.');
      return result;
    } catch (error) {
      await this.#send('rollback');
      throw error;
    } finally {
      this.#transaction = null;
      end();
    }
  }

  async close(): Promise<void> {
    while (this.#transaction) await this.#transaction;
    this.#isClosing = true;
    const ended = once(this.#worker, 'exit');
    this.#worker.postMessage(closeMessage);
    await ended;
  }

  #send(statement: string, params?: unknown[], options?: QueryOptions): Promise<Results> {
    const id = ++this.#sent;
    return new Promise((resolve, reject) => {
      const message: QueryMessage = { id, statement, params, rowMode: options?.rowMode };
      this.#worker.postMessage(message);
      this.#waiting.set(id, { resolve, reject });
    });
  }

  #settle(reply: ReplyMessage): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('results' in reply) waiting?.resolve(reply.results);
    else waiting?.reject(Object.assign(new Error(reply.message), reply.fields));
  }
}
