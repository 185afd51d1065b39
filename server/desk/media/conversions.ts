import type { ChildProcess } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { cutText } from '../../../contract/cutText.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { kioskEventsOf } from '../../kioskService/commands/kioskEvents.ts';
import { safeErrorText } from '../../safeError.ts';
import type { DeskOptions } from '../deskRoute.ts';
import { publishFilm, storeOrRemove } from './clipFiles.ts';
import { convert, hasFfmpeg } from './ffmpeg.ts';

/**
 * Converts uploaded films one after the other, one of each tenant in turn. Its state is in the rows and files: a clip without a URL is converted while
 * its source is there, and has failed without one. A killed server therefore resumes at its next start.
 */
export class Conversions {
  readonly #options: DeskOptions;
  readonly #log: FastifyBaseLogger;
  /** Clips that wait, by tenant. The tenants take turns. */
  readonly #waiting = new Map<number, string[]>();
  #working: Promise<void> = Promise.resolve();
  #isWorking = false;
  #running: ChildProcess | null = null;
  #isStopped = false;

  constructor(options: DeskOptions, log: FastifyBaseLogger) {
    this.#options = options;
    this.#log = log;
  }

  /** Continues what an earlier process left. */
  async resume(): Promise<void> {
    const { backend } = this.#options;
    const rows = await backend.db
      .select({ id: kioskVideos.id, tenantId: kioskVideos.tenantId })
      .from(kioskVideos)
      .where(and(eq(kioskVideos.url, ''), isNull(kioskVideos.removedAt)));
    for (const { id, tenantId } of rows) if (tenantId !== null) this.add(tenantId, id);
  }

  add(tenantId: number, clipId: string): void {
    this.#waiting.set(tenantId, [...(this.#waiting.get(tenantId) ?? []), clipId]);
    if (!this.#isWorking) this.#working = this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let [entry] = this.#waiting; entry; [entry] = this.#waiting) {
      const [tenantId, [clipId = '', ...others]] = entry;
      // Deleted and set again, a tenant goes behind the others.
      this.#waiting.delete(tenantId);
      if (others.length > 0) this.#waiting.set(tenantId, others);
      await this.#convert(tenantId, clipId).catch((error: unknown) =>
        this.#log.error(`clip ${clipId}: ${safeErrorText(error)}`),
      );
    }
    this.#isWorking = false;
  }

  /** Ends the running conversion; the next start repeats it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#running?.kill();
    await this.#working;
  }

  async #convert(tenantId: number, clipId: string): Promise<void> {
    const { backend, events, media } = this.#options;
    const source = media.sourceOf(clipId);
    const exists = await stat(source).then(
      () => true,
      () => false,
    );
    // Without ffmpeg the film waits for a server that has it.
    if (this.#isStopped || !exists || !(await hasFfmpeg())) return;
    const target = media.temporary();
    try {
      const { process, done } = convert(source, target);
      this.#running = process;
      await done;
      const file = await publishFilm(media, target);
      await storeOrRemove(
        media,
        file,
        backend.db.update(kioskVideos).set(file).where(eq(kioskVideos.id, clipId)),
      );
      await rm(source, { force: true });
      const streams = kioskEventsOf(backend);
      await streams.announce(backend.db, 'all', 'playlist');
      streams.wake();
    } catch (error) {
      if (this.#isStopped) return;
      await rm(source, { force: true });
      this.#log.warn(`clip ${clipId} can not be converted: ${cutText(safeErrorText(error), 500)}`);
    } finally {
      this.#running = null;
      await rm(target, { force: true });
      events.announce(tenantId, 'media');
    }
  }
}
