import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type { Subject } from '../../contract/desk/deskCall.ts';
import type { Database } from '../backend/database/database.ts';
import { deskAnnouncements } from '../backend/database/schema/desk.ts';
import { repeatWork } from '../backend/jobs/repeatWork.ts';

const POLL_MS = 1_000;
const keyOf = (tenantId: number, subject: Subject) => `${tenantId} ${subject}`;

/** Notifies every open desk of a tenant that a subject has changed, so that it reads the subject again. */
export class DeskEvents {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  /** Number of announcements by tenant and subject, as far as this process has notified its desks. */
  readonly #counts = new Map<string, number>();
  #shared: Database | null = null;

  announce(tenantId: number, subject: Subject): void {
    this.#emit(tenantId, subject);
    if (this.#shared) void this.#count(this.#shared, tenantId, subject);
  }

  /** Returns a function that ends the subscription. */
  subscribe(tenantId: number, listener: (subject: Subject) => void): () => void {
    this.#emitter.on(String(tenantId), listener);
    return () => this.#emitter.off(String(tenantId), listener);
  }

  /**
   * For several processes on one database: from now on, each process notices the announcements of the others within a second. Returns a
   * function that stops this.
   */
  async share(db: Database): Promise<() => Promise<void>> {
    for (const { tenantId, subject, count } of await db.select().from(deskAnnouncements))
      this.#counts.set(keyOf(tenantId, subject), count);
    this.#shared = db;
    const stop = repeatWork(() => this.#look(db), {
      failure: 'What other processes announce to desks can not be read',
      everyMs: POLL_MS,
    });
    return () => {
      this.#shared = null;
      return stop();
    };
  }

  #emit(tenantId: number, subject: Subject): void {
    this.#emitter.emit(String(tenantId), subject);
  }

  /**
   * Counts an announcement by this process, of which its own desks already know. While the database is unavailable, other processes miss
   * it.
   */
  async #count(db: Database, tenantId: number, subject: Subject): Promise<void> {
    const { count } = deskAnnouncements;
    const [row] = await db
      .insert(deskAnnouncements)
      .values({ tenantId, subject, count: 1 })
      .onConflictDoUpdate({
        target: [deskAnnouncements.tenantId, deskAnnouncements.subject],
        set: { count: sql`${count} + 1` },
      })
      .returning({ count })
      .catch(() => []);
    const before = this.#counts.get(keyOf(tenantId, subject)) ?? 0;
    if (row?.count === before + 1) this.#counts.set(keyOf(tenantId, subject), row.count);
  }

  async #look(db: Database): Promise<void> {
    for (const { tenantId, subject, count } of await db.select().from(deskAnnouncements)) {
      if (count <= (this.#counts.get(keyOf(tenantId, subject)) ?? 0)) continue;
      this.#counts.set(keyOf(tenantId, subject), count);
      this.#emit(tenantId, subject);
    }
  }
}
