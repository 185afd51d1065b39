import { randomUUID } from 'node:crypto';
import { appendFile, rename, stat } from 'node:fs/promises';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cutText } from '../../../contract/cutText.ts';
import { finishUpload, replaceFile, startUpload, UPLOAD_PART } from '../../../contract/desk/media.ts';
import { codedError, notFound } from '../../backend/apiError.ts';
import { checkInput } from '../../backend/checkInput.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { diskFullError } from '../../backend/errorHandler.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { kioskEventsOf } from '../../kioskService/commands/kioskEvents.ts';
import { authorize, type DeskOptions, tenantOfRequest, writeAudit } from '../deskRoute.ts';
import {
  removeUnused,
  type StagedClip,
  stageFilm,
  stageFrame,
  stageImage,
  storeClip,
} from '../media/clipFiles.ts';
import { clipIsGone, clipsOf, ownClip, rowOfClip } from '../media/clips.ts';
import { Conversions } from '../media/conversions.ts';
import { hasFfmpeg, needsConversion } from '../media/ffmpeg.ts';
import { encodeAnimation, inspect } from '../media/inspect.ts';
import { hashFile } from '../media/mediaFolder.ts';

const uploadId = z.uuid();
const partParams = z.object({ id: uploadId, offset: z.string().check(z.regex(/^\d{1,10}$/)) });
const finishParams = z.object({ id: uploadId });
const replaceParams = z.object({ upload: uploadId });
/** Of the hash of an uploaded file, hex. */
const HASH_DIGITS = 32;
const LONGEST_TITLE = 200;
/** Uploads of one dealer that may be unfinished at once. */
const MOST_OPEN = 50;

function parse<S extends z.ZodMiniType>(schema: S, value: unknown, part: string): z.output<S> {
  checkInput(part, value);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw codedError(400, 'invalid', `The ${part} is not valid.`);
}

/** The name of a file without folders, extension and control characters, as the first title of a clip. */
const titleOf = (name: string): string =>
  cutText(
    (name.split(/[/\\]/).at(-1) ?? '')
      .replace(/\.[a-z\d]{1,5}$/i, '')
      .replace(/[\p{Cc}_]+/gu, ' ')
      .trim(),
    LONGEST_TITLE,
  );

/** What a film shows until its conversion has made the file. */
const converting: StagedClip = {
  file: { url: '', poster: '', duration: 0, sha256: '', size: 0, width: null, height: null },
  staged: [],
};

/** Uploads of clips and images. A part is stored whole or not at all; the finished file is checked by its content. */
export function uploadRoutes(app: FastifyInstance, options: DeskOptions): void {
  const { backend, events, media } = options;
  const streams = kioskEventsOf(backend);
  const conversions = new Conversions(options, app.log);
  app.addHook('onReady', () => conversions.resume());
  app.addHook('preClose', () => conversions.stop());
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );

  async function scopeOf(request: FastifyRequest) {
    const tenant = await tenantOfRequest(backend, request);
    const staff = await authorize(options, startUpload, request, tenant);
    if (!backend.hasDiskSpace()) throw diskFullError(tenant.language);
    return { tenant, staff };
  }
  const sizeOf = async (path: string) => {
    const found = await stat(path).catch(() => null);
    if (!found) throw notFound('This upload does not exist any more. Please begin again.');
    return found.size;
  };

  app.post(startUpload.path, async (request) => {
    const { tenant } = await scopeOf(request);
    const { size } = parse(startUpload.body ?? z.never(), request.body, 'upload') as { size: number };
    if (!(await media.hasSpace(size))) throw diskFullError(tenant.language);
    const now = backend.clock().getTime();
    if ((await media.openUploads(tenant.id)) >= MOST_OPEN)
      throw codedError(429, 'uploads', 'Too many uploads are open. Please finish some of them first.');
    return { upload: await media.begin(tenant.id, size, now) };
  });

  app.put('/media/uploads/:id/:offset', { bodyLimit: UPLOAD_PART }, async (request) => {
    const { tenant } = await scopeOf(request);
    const { id, offset } = parse(partParams, request.params, 'upload');
    const path = media.partOf(tenant.id, id);
    const received = await sizeOf(path);
    // A repeated part whose response was lost is stored already.
    if (Buffer.isBuffer(request.body) && received === Number(offset)) {
      if (received + request.body.length > (await media.announcedSize(tenant.id, id)))
        throw codedError(413, 'size', 'The file is larger than it was announced.');
      if (!(await media.hasSpace(request.body.length))) throw diskFullError(tenant.language);
      await appendFile(path, request.body);
    }
    return { received: await sizeOf(path) };
  });

  app.delete('/media/uploads/:id', async (request) => {
    const { tenant } = await scopeOf(request);
    const { id } = parse(finishParams, request.params, 'upload');
    await media.discard(tenant.id, id);
    return { success: true };
  });

  /** Makes the file of a clip, or leaves it to a conversion. */
  async function fileOf(path: string, clipId: string): Promise<StagedClip & { kind: 'image' | 'video' }> {
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

  /** Hands a complete upload to `use`, with the hash of its bytes, and removes what is left of it. */
  async function withUpload<T>(
    tenant: Tenant,
    upload: string,
    use: (path: string, sourceHash: string) => Promise<T>,
  ): Promise<T> {
    const path = media.partOf(tenant.id, upload);
    const size = await sizeOf(path);
    try {
      if (size !== (await media.announcedSize(tenant.id, upload)))
        throw codedError(400, 'size', 'The file is incomplete. Please upload it again.');
      return await use(path, (await hashFile(path)).slice(0, HASH_DIGITS));
    } finally {
      await media.discard(tenant.id, upload);
    }
  }

  /** Stores the row of a file, begins its conversion if it needs one, and returns the clip. */
  async function publish(
    tenant: Tenant,
    clipId: string,
    { file, staged }: StagedClip,
    store: (db: Database) => Promise<void>,
  ) {
    try {
      await storeClip(backend.db, media, staged, store);
    } catch (error) {
      await media.removeSource(clipId);
      throw error;
    }
    if (file.url === '') conversions.add(tenant.id, clipId);
    for (const subject of ['media', 'audit'] as const) events.announce(tenant.id, subject);
    const [clip] = await clipsOf(options, tenant, [clipId]);
    return { ...clip, is_known: false };
  }

  /** The clip that was made of the same bytes; rather one that has a file than one that failed. */
  async function findBySource(tenant: Tenant, sourceHash: string) {
    const [row] = await backend.db
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
    return row ? (await clipsOf(options, tenant, [row.id]))[0] : undefined;
  }

  app.post('/media/uploads/:id', async (request) => {
    const { tenant, staff } = await scopeOf(request);
    const { id } = parse(finishParams, request.params, 'upload');
    const { name } = parse(finishUpload.body ?? z.never(), request.body, 'upload') as { name: string };
    return withUpload(tenant, id, async (path, sourceHash) => {
      const existing = await findBySource(tenant, sourceHash);
      if (existing && existing.state !== 'failed') return { ...existing, is_known: true };
      const clipId = existing?.id ?? `u${tenant.id}-${randomUUID()}`;
      const upload = await fileOf(path, clipId);
      const { kind, file } = upload;
      const now = backend.clock();
      const title = titleOf(name) || kind;
      const row = { ...rowOfClip(tenant.id, title, now), ...file, kind, sourceHash };
      return publish(tenant, clipId, upload, async (db) => {
        await db
          .insert(kioskVideos)
          .values({ id: clipId, ...row })
          .onConflictDoUpdate({ target: kioskVideos.id, set: row });
        const entry = { tenantId: tenant.id, staff, action: finishUpload.summary, at: now };
        await writeAudit(db, entry, title, { id: clipId, kind });
      });
    });
  });

  app.post('/media/:id/file', async (request) => {
    const { tenant, staff } = await scopeOf(request);
    const { id } = parse(replaceFile.params ?? z.never(), request.params, 'clip') as { id: string };
    const { upload } = parse(replaceParams, request.body, 'upload');
    return withUpload(tenant, upload, async (path, sourceHash) => {
      const row = await ownClip(backend.db, tenant.id, id);
      if (row.kind === 'product') throw codedError(400, 'product', 'A product card has no file of its own.');
      if ((await media.sources()).includes(id))
        throw codedError(409, 'converting', 'This clip is still being converted. Please wait for its end.');
      if (row.sourceHash === sourceHash && row.url !== '')
        return { ...(await clipsOf(options, tenant, [id]))[0], is_known: true };
      const replacement = await fileOf(path, id);
      const { kind, file } = replacement;
      const now = backend.clock();
      // The old file plays until the new one is converted.
      const changes = file.url === '' ? {} : { ...file, kind, uploadedAt: now };
      const isClip = and(eq(kioskVideos.id, id), isNull(kioskVideos.removedAt));
      const clip = await publish(tenant, id, replacement, async (db) => {
        const changed = await db
          .update(kioskVideos)
          .set({ ...changes, sourceHash, isReplacementFailed: false })
          .where(isClip)
          .returning({ id: kioskVideos.id });
        if (changed.length === 0) throw clipIsGone();
        const entry = { tenantId: tenant.id, staff, action: replaceFile.summary, at: now };
        await writeAudit(db, entry, row.title.en ?? id, { id, kind });
        await streams.announce(db, 'all', 'playlist');
      });
      streams.wake();
      if (file.url !== '') await removeUnused(backend.db, media, [row.url, row.poster]);
      return clip;
    });
  });
}
