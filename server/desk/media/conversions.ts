import { rm, stat } from 'node:fs/promises';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { cutText } from '../../../contract/cutText.ts';
import { LARGEST_CLIP } from '../../../contract/desk/media.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { kioskEventsOf } from '../../kioskService/commands/kioskEvents.ts';
import { safeErrorText } from '../../logging/safeError.ts';
import type { DeskOptions } from '../deskRoute.ts';
import { removeUnused, stageFilm, storeClip } from './clipFiles.ts';
import { convert, hasFfmpeg } from './ffmpeg.ts';
import { probeFilm } from './probe.ts';

/**
 * Converts uploaded films one after another, with tenants taking turns. The state is in the rows and files: while its source exists, a clip
 * is waiting or being converted; without a source and a URL, it has failed. A killed server therefore resumes at its next start.
 */
export class Conversions {
  readonly #options: DeskOptions;
  readonly #log: FastifyBaseLogger;
  /** Waiting clips by tenant. The tenants take turns. */
  readonly #waiting = new Map<number, string[]>();
  #working: Promise<void> = Promise.resolve();
  #isWorking = false;
  #isStopped = false;

  constructor(options: DeskOptions, log: FastifyBaseLogger) {
    this.#options = options;
    this.#log = log;
  }

  /** Resumes the conversions that an earlier process left. */
  async resume(): Promise<void> {
    const { backend, media } = this.#options;
    const sources = await media.sources();
    if (sources.length === 0) return;
    const rows = await backend.db
      .select({ id: kioskVideos.id, tenantId: kioskVideos.tenantId })
      .from(kioskVideos)
      .where(and(inArray(kioskVideos.id, sources), isNull(kioskVideos.removedAt)));
    for (const { id, tenantId } of rows) if (tenantId !== null) this.add(tenantId, id);
    const found = new Set(rows.map(({ id }) => id));
    for (const id of sources) if (!found.has(id)) await media.removeSource(id);
  }

  add(tenantId: number, clipId: string): void {
    this.#waiting.set(tenantId, [...(this.#waiting.get(tenantId) ?? []), clipId]);
    if (!this.#isWorking) this.#working = this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let [entry] = this.#waiting; entry; [entry] = this.#waiting) {
      const [tenantId, [clipId = '', ...others]] = entry;
      // Deleting and setting again moves the tenant behind the others.
      this.#waiting.delete(tenantId);
      if (others.length > 0) this.#waiting.set(tenantId, others);
      await this.#convert(tenantId, clipId).catch((error: unknown) =>
        this.#log.error(`clip ${clipId}: ${safeErrorText(error)}`),
      );
    }
    this.#isWorking = false;
  }

  /** Stops the running conversion; the next start repeats it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const process of this.#options.media.processes.values()) process.kill();
    await this.#working;
  }

  async #convert(tenantId: number, clipId: string): Promise<void> {
    const { backend, events, media } = this.#options;
    const source = media.sourceOf(clipId);
    // Without ffmpeg, the film waits for a server that has it.
    if (this.#isStopped || !(await media.hasSource(clipId)) || !(await hasFfmpeg())) return;
    const target = media.temporary();
    const isClip = and(eq(kioskVideos.id, clipId), isNull(kioskVideos.removedAt));
    try {
      const film = await probeFilm(source);
      const { process, done } = convert(source, target, film?.seconds ?? 0, (share) =>
        media.progress.set(clipId, share),
      );
      media.processes.set(clipId, process);
      await done;
      if ((await stat(target)).size >= LARGEST_CLIP)
        throw new Error('The converted film is larger than 2 GB.');
      const { file, staged } = await stageFilm(media, target);
      const [before] = await backend.db.select().from(kioskVideos).where(isClip);
      media.converted.add(clipId);
      await storeClip(backend.db, media, staged, (inside) =>
        inside
          .update(kioskVideos)
          .set({ ...file, kind: 'video' })
          .where(isClip),
      );
      await media.removeSource(clipId);
      // The replaced file and, if the clip was removed in the meantime, the new one.
      const files = [before?.url, before?.poster, file.url, file.poster].filter((url) => url !== undefined);
      await removeUnused(backend.db, media, files);
      const streams = kioskEventsOf(backend);
      await streams.announce(backend.db);
      streams.wake();
    } catch (error) {
      const isCancelled = !(await media.hasSource(clipId));
      if (this.#isStopped || isCancelled) return;
      await media.removeSource(clipId);
      // The clip retains its current file; the same bytes may be uploaded again.
      await backend.db
        .update(kioskVideos)
        .set({ isReplacementFailed: true, sourceHash: '' })
        .where(and(isClip, ne(kioskVideos.url, '')));
      this.#log.warn(`clip ${clipId} can not be converted: ${cutText(safeErrorText(error), 500)}`);
    } finally {
      media.processes.delete(clipId);
      media.progress.delete(clipId);
      await rm(target, { force: true });
      events.announce(tenantId, 'media');
    }
  }
}
