import { appendFile, rename, stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cutText } from '../../../contract/cutText.ts';
import { finishUpload, startUpload, UPLOAD_PART } from '../../../contract/desk/media.ts';
import { ApiError, notFound } from '../../backend/apiError.ts';
import { checkInput } from '../../backend/checkInput.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { diskFullError } from '../../backend/errorHandler.ts';
import { authorize, type DeskOptions, tenantOfRequest, writeAudit } from '../deskRoute.ts';
import { type ClipFile, publishFilm, publishImage, storeOrRemove } from '../media/clipFiles.ts';
import { clipsOf, rowOfClip } from '../media/clips.ts';
import { Conversions } from '../media/conversions.ts';
import { hasFfmpeg, needsConversion } from '../media/ffmpeg.ts';
import { inspect } from '../media/inspect.ts';
import { hashFile } from '../media/mediaFolder.ts';

const uploadId = z.uuid();
const partParams = z.object({ id: uploadId, offset: z.string().check(z.regex(/^\d{1,10}$/)) });
const finishParams = z.object({ id: uploadId });
const LONGEST_TITLE = 200;
/** Uploads of one dealer that may be unfinished at once. */
const MOST_OPEN = 50;

function parse<S extends z.ZodMiniType>(schema: S, value: unknown, part: string): z.output<S> {
  checkInput(part, value);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new ApiError(400, [{ code: 'invalid', message: `The ${part} is not valid.` }]);
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
const converting: ClipFile = {
  url: '',
  poster: '',
  duration: 0,
  sha256: '',
  size: 0,
  width: null,
  height: null,
};

/** Uploads of clips and images. A part is stored whole or not at all; the finished file is checked by its content. */
export function uploadRoutes(app: FastifyInstance, options: DeskOptions): void {
  const { backend, events, media } = options;
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
    if ((await media.openUploads(tenant.id)) >= MOST_OPEN) {
      const text = 'Too many uploads are open. Please finish some of them first.';
      throw new ApiError(429, [{ code: 'uploads', message: text }]);
    }
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
        throw new ApiError(413, [{ code: 'size', message: 'The file is larger than it was announced.' }]);
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
  async function fileOf(path: string, clipId: string): Promise<{ kind: 'image' | 'video'; file: ClipFile }> {
    const canConvert = await hasFfmpeg();
    const inspected = await inspect(path, canConvert);
    if (inspected.kind === 'image') return { kind: 'image', file: await publishImage(media, path) };
    if (!canConvert || !(await needsConversion(path, inspected.mp4).catch(() => true)))
      return { kind: 'video', file: await publishFilm(media, path) };
    await rename(path, media.sourceOf(clipId));
    return { kind: 'video', file: converting };
  }

  app.post('/media/uploads/:id', async (request) => {
    const { tenant, staff } = await scopeOf(request);
    const { id } = parse(finishParams, request.params, 'upload');
    const { name } = parse(finishUpload.body ?? z.never(), request.body, 'upload') as { name: string };
    const path = media.partOf(tenant.id, id);
    if ((await sizeOf(path)) !== (await media.announcedSize(tenant.id, id)))
      throw new ApiError(400, [{ code: 'size', message: 'The file is incomplete. Please upload it again.' }]);
    try {
      const hash = await hashFile(path);
      const clipId = `u${tenant.id}-${hash.slice(0, 32)}`;
      const [existing] = await clipsOf(options, tenant, [clipId]);
      // The same bytes are the same clip.
      if (existing && existing.state !== 'failed') return existing;
      const { kind, file } = await fileOf(path, clipId);
      const now = backend.clock();
      const title = titleOf(name) || kind;
      const row = { ...rowOfClip(tenant.id, title, now), ...file, kind };
      const storing = backend.db.transaction(async (db) => {
        await db
          .insert(kioskVideos)
          .values({ id: clipId, ...row })
          .onConflictDoUpdate({ target: kioskVideos.id, set: row });
        const entry = { tenantId: tenant.id, staff, action: finishUpload.summary, at: now };
        await writeAudit(db, entry, title, { id: clipId, kind });
      });
      await storeOrRemove(media, file, storing);
      if (file.url === '') conversions.add(tenant.id, clipId);
      for (const subject of ['media', 'audit'] as const) events.announce(tenant.id, subject);
      const [clip] = await clipsOf(options, tenant, [clipId]);
      return clip;
    } finally {
      await media.discard(tenant.id, id);
    }
  });
}
