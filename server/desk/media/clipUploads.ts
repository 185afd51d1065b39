import { randomUUID } from 'node:crypto';
import { rename, stat } from 'node:fs/promises';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { cutText } from '../../../contract/cutText.ts';
import { finishUpload, replaceFile } from '../../../contract/desk/media.ts';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { kioskEventsOf } from '../../kioskService/commands/kioskEvents.ts';
import { type DeskOptions, writeAudit } from '../deskRoute.ts';
import type { SignedInStaff } from '../staff/staffSessions.ts';
import { removeUnused, type StagedClip, stageFilm, stageFrame, stageImage, storeClip } from './clipFiles.ts';
import { clipIsGone, clipsOf, ownClip, rowOfClip } from './clips.ts';
import type { Conversions } from './conversions.ts';
import { hasFfmpeg, needsConversion } from './ffmpeg.ts';
import { encodeAnimation, inspect } from './inspect.ts';
import { hashFile } from './mediaFolder.ts';

/** Number of hex digits of an uploaded file's hash. */
const HASH_DIGITS = 32;
const LONGEST_TITLE = 200;
/** The name of a file without folders, extension and control characters, used as the initial title of a clip. */
const titleOf = (name: string): string =>
  cutText(
    (name.split(/[/\\]/).at(-1) ?? '')
      .replace(/\.[a-z\d]{1,5}$/i, '')
      .replace(/[\p{Cc}_]+/gu, ' ')
      .trim(),
    LONGEST_TITLE,
  );

/** The placeholder for a film until its conversion has finished. */
const converting: StagedClip = {
  file: { url: '', poster: '', duration: 0, sha256: '', size: 0, width: null, height: null },
  staged: [],
};

/** The uploading person. */
export interface Author {
  tenant: Tenant;
  staff: SignedInStaff;
}

/** Bytes of an upload so far. @throws ApiError 404 if it does not exist */
export async function uploadedBytes(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) throw localizedError(404, 'not_found', 'deskUploadGone');
  return found.size;
}

/** Creates clips from complete uploads. An upload is always removed, even on failure. */
export class ClipUploads {
  constructor(
    private readonly options: DeskOptions,
    private readonly conversions: Conversions,
  ) {}

  /** Creates a clip, or returns the existing one with the same bytes. */
  addClip({ tenant, staff }: Author, upload: string, name: string) {
    return this.#take(tenant, upload, async (path, sourceHash) => {
      const existing = await this.#findBySource(tenant, sourceHash);
      if (existing && existing.state !== 'failed') return { ...existing, is_known: true };
      const clipId = existing?.id ?? `u${tenant.id}-${randomUUID()}`;
      const clip = await this.#makeFile(path, clipId);
      const { kind, file } = clip;
      const now = this.options.backend.clock();
      const title = titleOf(name) || kind;
      const row = { ...rowOfClip(tenant.id, title, now), ...file, kind, sourceHash };
      return this.#publish(tenant, clipId, clip, async (db) => {
        await db
          .insert(kioskVideos)
          .values({ id: clipId, ...row })
          .onConflictDoUpdate({ target: kioskVideos.id, set: row });
        const entry = { tenantId: tenant.id, staff, action: finishUpload.summary, at: now };
        await writeAudit(db, entry, title, { id: clipId, kind });
      });
    });
  }

  /** Replaces the file of a clip, which stays in its playlists. */
  replaceFile({ tenant, staff }: Author, upload: string, clipId: string) {
    const { backend, media } = this.options;
    const streams = kioskEventsOf(backend);
    return this.#take(tenant, upload, async (path, sourceHash) => {
      const row = await ownClip(backend.db, tenant.id, clipId);
      if (row.kind === 'product') throw localizedError(400, 'product', 'deskCardWithoutFile');
      if ((await media.sources()).includes(clipId))
        throw localizedError(409, 'converting', 'deskStillConverting');
      if (row.sourceHash === sourceHash && row.url !== '')
        return { ...(await clipsOf(this.options, tenant, [clipId]))[0], is_known: true };
      const replacement = await this.#makeFile(path, clipId);
      const { kind, file } = replacement;
      const now = backend.clock();
      // The old file plays until the new one has been converted.
      const changes = file.url === '' ? {} : { ...file, kind, uploadedAt: now };
      const isClip = and(eq(kioskVideos.id, clipId), isNull(kioskVideos.removedAt));
      const clip = await this.#publish(tenant, clipId, replacement, async (db) => {
        const changed = await db
          .update(kioskVideos)
          .set({ ...changes, sourceHash, isReplacementFailed: false })
          .where(isClip)
          .returning({ id: kioskVideos.id });
        if (changed.length === 0) throw clipIsGone();
        const entry = { tenantId: tenant.id, staff, action: replaceFile.summary, at: now };
        await writeAudit(db, entry, row.title.en ?? clipId, { id: clipId, kind });
        await streams.announce(db);
      });
      streams.wake();
      if (file.url !== '') await removeUnused(backend.db, media, [row.url, row.poster]);
      return clip;
    });
  }

  /** Passes a complete upload to `use`, with the hash of its bytes, and afterwards removes what remains of it. */
  async #take<T>(
    tenant: Tenant,
    upload: string,
    use: (path: string, sourceHash: string) => Promise<T>,
  ): Promise<T> {
    const { media } = this.options;
    const path = media.partOf(tenant.id, upload);
    const size = await uploadedBytes(path);
    try {
      if (size !== (await media.announcedSize(tenant.id, upload)))
        throw localizedError(400, 'size', 'deskUploadIncomplete');
      return await use(path, (await hashFile(path)).slice(0, HASH_DIGITS));
    } finally {
      await media.discard(tenant.id, upload);
    }
  }

  /** Creates the file of a clip, or leaves that to a conversion. */
  async #makeFile(path: string, clipId: string): Promise<StagedClip & { kind: 'image' | 'video' }> {
    const { media } = this.options;
    const inspected = await inspect(path, await hasFfmpeg());
    if (inspected.kind === 'image') return { kind: 'image', ...(await stageImage(media, path)) };
    if (inspected.kind === 'frame') return { kind: 'image', ...(await stageFrame(media, path)) };
    const source = media.sourceOf(clipId);
    if (inspected.kind === 'animation') {
      await encodeAnimation(path, source);
      return { kind: 'video', ...converting };
    }
    const { mp4, probe } = inspected;
    if (!probe || !(await needsConversion(path, mp4, probe).catch(() => true)))
      return { kind: 'video', ...(await stageFilm(media, path)) };
    await rename(path, source);
    return { kind: 'video', ...converting };
  }

  /** Stores the row of a file, starts its conversion if necessary, and returns the clip. */
  async #publish(
    tenant: Tenant,
    clipId: string,
    { file, staged }: StagedClip,
    store: (db: Database) => Promise<void>,
  ) {
    const { backend, events, media } = this.options;
    try {
      await storeClip(backend.db, media, staged, store);
    } catch (error) {
      await media.removeSource(clipId);
      throw error;
    }
    if (file.url === '') this.conversions.add(tenant.id, clipId);
    for (const subject of ['media', 'audit'] as const) events.announce(tenant.id, subject);
    const [clip] = await clipsOf(this.options, tenant, [clipId]);
    return { ...clip, is_known: false };
  }

  /** The clip with the same bytes; one with a file is preferred to one that failed. */
  async #findBySource(tenant: Tenant, sourceHash: string) {
    const [row] = await this.options.backend.db
      .select({ id: kioskVideos.id })
      .from(kioskVideos)
      .where(
        and(
          eq(kioskVideos.tenantId, tenant.id),
          eq(kioskVideos.sourceHash, sourceHash),
          isNull(kioskVideos.removedAt),
        ),
      )
      .orderBy(desc(kioskVideos.url))
      .limit(1);
    return row ? (await clipsOf(this.options, tenant, [row.id]))[0] : undefined;
  }
}
