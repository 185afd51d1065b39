import type { FastifyInstance } from 'fastify';
import { diskFullError, registerErrorHandler } from '../backend/errorHandler.ts';
import type { RouteBinding } from '../backend/route.ts';
import { preferredLanguage } from '../backend/tenant/language.ts';
import { tenantOfRequest } from '../backend/tenant/tenants.ts';
import type { DeskOptions } from './deskRoute.ts';
import { accountRoutes } from './routes/accountRoutes.ts';
import { approvalRoutes } from './routes/approvalRoutes.ts';
import { auditRoutes } from './routes/auditRoutes.ts';
import { commandRoutes } from './routes/commandRoutes.ts';
import { deviceRoutes } from './routes/deviceRoutes.ts';
import { eventRoutes } from './routes/eventRoutes.ts';
import { fleetSettingsRoutes } from './routes/fleetSettingsRoutes.ts';
import { locationRoutes } from './routes/locationRoutes.ts';
import { mediaRoutes } from './routes/mediaRoutes.ts';
import { messageRoutes } from './routes/messageRoutes.ts';
import { orderRoutes } from './routes/orderRoutes.ts';
import { outboxRoutes } from './routes/outboxRoutes.ts';
import { playlistRoutes } from './routes/playlistRoutes.ts';
import { releaseRoutes } from './routes/releaseRoutes.ts';
import { reportRoutes } from './routes/reportRoutes.ts';
import { requestRoutes } from './routes/requestRoutes.ts';
import { salesCallRoutes } from './routes/salesCallRoutes.ts';
import { shopReportRoutes } from './routes/shopReportRoutes.ts';
import { singlePlayRoutes } from './routes/singlePlayRoutes.ts';
import { staffRoutes } from './routes/staffRoutes.ts';
import { uploadRoutes } from './routes/uploadRoutes.ts';

/** The routes of every route file. A new route file is added here. */
const routeFiles: readonly ((options: DeskOptions) => RouteBinding[])[] = [
  staffRoutes,
  auditRoutes,
  playlistRoutes,
  messageRoutes,
  mediaRoutes,
  orderRoutes,
  requestRoutes,
  approvalRoutes,
  outboxRoutes,
  reportRoutes,
  singlePlayRoutes,
  shopReportRoutes,
  salesCallRoutes,
  accountRoutes,
  commandRoutes,
  releaseRoutes,
  deviceRoutes,
  locationRoutes,
  fleetSettingsRoutes,
];

/** Enough for playlists and changes of many devices. */
const LARGEST_CALL = 256 * 1024;

/** All calls of the desk. */
export const deskBindings = (options: DeskOptions): RouteBinding[] =>
  routeFiles.flatMap((routes) => routes(options));

/** The API of the desk as a Fastify plugin: `app.register(desk, { prefix: '/desk/api', backend })` (docs/desk.md). */
export async function desk(app: FastifyInstance, options: DeskOptions): Promise<void> {
  const { backend } = options;
  registerErrorHandler(app);
  app.decorateRequest('staff', null);
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
  for (const { method, url, bodyLimit, handler } of deskBindings(options)) {
    app.route({
      method,
      url,
      bodyLimit: bodyLimit ?? LARGEST_CALL,
      handler: async (request, reply) => {
        const tenant = await tenantOfRequest(backend, request);
        // That of the desk, which may differ from those of the tenant.
        const language = preferredLanguage(request.headers['accept-language']);
        if (method !== 'GET' && !backend.hasDiskSpace()) throw diskFullError(language);
        return handler(request, reply, { tenant, language });
      },
    });
  }
  eventRoutes(app, options);
  uploadRoutes(app, options);
}
