import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { backoff } from '../../../contract/backoff.ts';
import { cutText } from '../../../contract/cutText.ts';
import type { BackendContext } from '../backendContext.ts';
import type { Database } from '../database/database.ts';

const MINUTE_MS = 60_000;

/** A table of messages to send. nextAttemptAt: null once a message is sent or given up */
type OutboxTable = PgTable & {
  id: PgColumn;
  attempts: PgColumn;
  nextAttemptAt: PgColumn;
};

interface OutboxRow {
  id: number;
  attempts: number;
  writtenAt: Date;
}

interface OutboxLimits {
  /** Longer than any attempt, so that another process only claims a message whose holder has died. */
  leaseMs: number;
  /** Maximum time between two attempts. */
  longestWaitMs: number;
  /** Older messages are useless and given up. */
  giveUpAfterMs: number;
}

/** Delay after an attempt: 1, 2, 4 minutes and so on, up to a limit. */
export const backoffMs = (attempts: number, longestWaitMs: number): number =>
  backoff(attempts, { first: MINUTE_MS, longest: longestWaitMs });

/**
 * Messages written in the transaction of the change that they report, and delivered later, at least once: one process claims a message and
 * retries with increasing pauses until it is sent or too old.
 */
export class Outbox<T extends OutboxTable, Row extends OutboxRow = OutboxRow & T['$inferSelect']> {
  readonly #table: T;
  readonly limits: OutboxLimits;

  constructor(table: T, limits: OutboxLimits) {
    this.#table = table;
    this.limits = limits;
  }

  /**
   * Claims the message that has waited longest for this process; messages that have failed before come last. Parallel claims skip locked
   * rows, and later ones don't find the row until its lease ends. where: excludes messages
   * @returns null when nothing is due
   */
  async claim({ db, clock }: Pick<BackendContext, 'db' | 'clock'>, where?: SQL): Promise<Row | null> {
    const { id, attempts, nextAttemptAt } = this.#table;
    const now = clock();
    const due = db
      .select({ id })
      .from(this.#table as PgTable)
      .where(and(lte(nextAttemptAt, now), where))
      .orderBy(asc(attempts), asc(nextAttemptAt), asc(id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await db
      .update(this.#table as PgTable)
      .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: new Date(now.getTime() + this.limits.leaseMs) })
      .where(eq(id, sql`(${due})`))
      .returning();
    return (row as Row | undefined) ?? null;
  }

  /** Stores the result of an attempt, unless the lease has ended and another process makes the next attempt. */
  async finish(db: Database, { id, attempts }: OutboxRow, values: Partial<Row>): Promise<void> {
    await db
      .update(this.#table)
      .set(values as unknown as PgUpdateSetSource<T>)
      .where(and(eq(this.#table.id, id), eq(this.#table.attempts, attempts)));
  }

  isTooOld({ writtenAt }: OutboxRow, at: Date): boolean {
    return at.getTime() - writtenAt.getTime() > this.limits.giveUpAfterMs;
  }

  /** The time of the next attempt after a failure. askedMs: the pause that the receiver requested */
  retryAt({ attempts }: OutboxRow, now: Date, askedMs = 0): Date {
    const { longestWaitMs, giveUpAfterMs } = this.limits;
    const pauseMs = Math.max(backoffMs(attempts, longestWaitMs), askedMs);
    return new Date(now.getTime() + Math.min(pauseMs, giveUpAfterMs));
  }
}

/** The text of an error, to be stored in the table. */
export const reasonOf = (error: unknown): string =>
  cutText(error instanceof Error ? error.message : 'failed', 200);
