import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseBoundedJson } from '../../network/boundedJson.ts';
import { codedError } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { checkInput } from '../checkInput.ts';
import { diskFullError, registerErrorHandler } from '../errorHandler.ts';
import { addressKey, enforceLimit } from '../limits/rateLimiter.ts';
import { isSameSecret } from '../session/secret.ts';
import { configOf } from '../tenant/tenant.ts';
import { tenantOfRequest } from '../tenant/tenants.ts';
import { monitoringBatch, reportedErrors } from './reportedError.ts';
import { SourceMaps } from './resolveStack.ts';
import { saveErrors } from './saveErrors.ts';

/** Ten events with texts of 10,000 characters. */
const LARGEST_BODY = 256 * 1024;
/** Limit after decompression, which stops there. */
const LARGEST_TEXT = 256 * 1024;

const unzip = promisify(gunzip);

async function readBatch({ headers, body }: FastifyRequest) {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!Buffer.isBuffer(body)) throw codedError(400, 'invalid', 'The body is empty.');
  if (encoding !== 'gzip' && encoding !== 'identity')
    throw codedError(415, 'encoding', 'Only gzip is understood.');
  let text: Buffer;
  try {
    text = encoding === 'gzip' ? await unzip(body, { maxOutputLength: LARGEST_TEXT }) : body;
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw isTooLarge
      ? codedError(413, 'too_large', 'The batch is too large.')
      : codedError(400, 'invalid', 'The body is not gzip.');
  }
  try {
    const batch: unknown = parseBoundedJson(text.toString());
    checkInput('body', batch);
    return z.parse(monitoringBatch, batch);
  } catch {
    throw codedError(400, 'invalid', 'The body is no batch of events.');
  }
}

/**
 * POST /monitoring/json/rum: the shop's own monitoring provider (docs/spec/18 §5), for tenants whose configuration has a monitoring_key.
 * Stores errors and failed calls for the desk; everything else in a batch is dropped.
 * scriptsFolder: the built scripts with their source maps
 */
export async function monitoringReceiver(
  app: FastifyInstance,
  { backend, scriptsFolder }: { backend: BackendContext; scriptsFolder: string },
): Promise<void> {
  const maps = new SourceMaps(scriptsFolder);
  registerErrorHandler(app);
  app.removeAllContentTypeParsers();
  // Compressed or not, with whatever content type a browser sends while its page unloads.
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
    async (_: FastifyRequest, body: Buffer) => body,
  );
  app.post('/json/rum', {
    // Runs before the body is read.
    onRequest: async (request) => {
      const tenant = await tenantOfRequest(backend, request);
      const { monitoring_key: key } = configOf(tenant, tenant.language).services;
      if (key === '') throw codedError(404, 'not_found', 'This shop has no monitoring.');
      const sent = request.headers['api-key'];
      if (typeof sent !== 'string' || !isSameSecret(key, sent))
        throw codedError(401, 'api_key', 'The key of the monitoring is wrong.');
      if (!backend.hasDiskSpace()) throw diskFullError(tenant.language);
      await enforceLimit(backend, tenant.language, 'monitoring', addressKey(request.ip));
    },
    handler: async (request, reply) => {
      const batch = await readBatch(request);
      const errors = await reportedErrors(batch, maps);
      await saveErrors(backend.db, await tenantOfRequest(backend, request), errors, backend.clock());
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
}
