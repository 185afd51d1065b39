import { appendFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { finishUpload, replaceFile, startUpload, UPLOAD_PART } from '../../../contract/desk/media.ts';
import { localizedError } from '../../backend/apiError.ts';
import { checkInput } from '../../backend/checkInput.ts';
import { diskFullError } from '../../backend/errorHandler.ts';
import { preferredLanguage } from '../../backend/tenant/language.ts';
import { tenantOfRequest } from '../../backend/tenant/tenants.ts';
import { authorize, type DeskOptions } from '../deskRoute.ts';
import { type Author, ClipUploads, uploadedBytes } from '../media/clipUploads.ts';
import { Conversions } from '../media/conversions.ts';

const uploadId = z.uuid();
const partParams = z.object({ id: uploadId, offset: z.string().check(z.regex(/^\d{1,10}$/)) });
const finishParams = z.object({ id: uploadId });
const replaceParams = z.object({ upload: uploadId });
/** Maximum unfinished uploads of a dealer. */
const MOST_OPEN = 50;

const languageOf = ({ headers }: FastifyRequest) => preferredLanguage(headers['accept-language']);

function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  checkInput('upload', value);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw localizedError(400, 'invalid', 'deskInvalidUpload');
}

/** Uploads of clips and images. A part is stored entirely or not at all; the finished file is validated by its content. */
export function uploadRoutes(app: FastifyInstance, options: DeskOptions): void {
  const { backend, media } = options;
  const conversions = new Conversions(options, app.log);
  const uploads = new ClipUploads(options, conversions);
  app.addHook('onReady', () => conversions.resume());
  app.addHook('preClose', () => conversions.stop());
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );

  async function scopeOf(request: FastifyRequest): Promise<Author> {
    const tenant = await tenantOfRequest(backend, request);
    const staff = await authorize(options, startUpload, request, tenant);
    if (!backend.hasDiskSpace()) throw diskFullError(languageOf(request));
    return { tenant, staff };
  }

  app.post(startUpload.path, async (request) => {
    const { tenant } = await scopeOf(request);
    const { size } = parse(startUpload.body ?? z.never(), request.body) as { size: number };
    if (!(await media.hasSpace(size))) throw diskFullError(languageOf(request));
    const now = backend.clock().getTime();
    if ((await media.openUploads(tenant.id)) >= MOST_OPEN)
      throw localizedError(429, 'uploads', 'deskTooManyUploads');
    return { upload: await media.begin(tenant.id, size, now) };
  });

  app.put('/media/uploads/:id/:offset', { bodyLimit: UPLOAD_PART }, async (request) => {
    const { tenant } = await scopeOf(request);
    const { id, offset } = parse(partParams, request.params);
    const path = media.partOf(tenant.id, id);
    const received = await uploadedBytes(path);
    // A part that is repeated because its response was lost has already been stored.
    if (Buffer.isBuffer(request.body) && received === Number(offset)) {
      if (received + request.body.length > (await media.announcedSize(tenant.id, id)))
        throw localizedError(413, 'size', 'deskUploadTooLarge');
      if (!(await media.hasSpace(request.body.length))) throw diskFullError(languageOf(request));
      await appendFile(path, request.body);
    }
    return { received: await uploadedBytes(path) };
  });

  app.delete('/media/uploads/:id', async (request) => {
    const { tenant } = await scopeOf(request);
    const { id } = parse(finishParams, request.params);
    await media.discard(tenant.id, id);
    return { success: true };
  });

  app.post('/media/uploads/:id', async (request) => {
    const author = await scopeOf(request);
    const { id } = parse(finishParams, request.params);
    const { name } = parse(finishUpload.body ?? z.never(), request.body) as { name: string };
    return uploads.addClip(author, id, name);
  });

  app.post('/media/:id/file', async (request) => {
    const author = await scopeOf(request);
    const { id } = parse(replaceFile.params ?? z.never(), request.params) as { id: string };
    const { upload } = parse(replaceParams, request.body);
    return uploads.replaceFile(author, upload, id);
  });
}
