import type { FastifyInstance } from 'fastify';
import { tenantOfRequest } from '../../backend/tenant/tenants.ts';
import { authorize, type DeskOptions } from '../deskRoute.ts';

/** Proxies close idle connections, and the session may end in the meantime. */
const PING_MS = 20_000;
/** Maximum open tabs of one person; the oldest stream is closed for a newer one. */
const MOST_STREAMS = 20;

/** GET /events: changed subjects as server-sent events, until the session ends. An open tab does not extend the session. */
export function eventRoutes(app: FastifyInstance, options: DeskOptions): void {
  const open = new Set<() => void>();
  const streams = new Map<number, Set<() => void>>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
  app.get('/events', async (request, reply) => {
    const tenant = await tenantOfRequest(options.backend, request);
    const call = { role: 'viewer', method: 'GET' } as const;
    const { id: staffId } = await authorize(options, call, request, tenant, false);
    const own = streams.get(staffId) ?? new Set<() => void>();
    const [endOldest] = own;
    if (own.size >= MOST_STREAMS) endOldest?.();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    // The first bytes show proxies and the browser that the stream is open.
    raw.write(': open\n\n');
    const unsubscribe = options.events.subscribe(tenant.id, (subject) => {
      raw.write(`event: changed\ndata: ${subject}\n\n`);
    });
    const end = () => {
      clearInterval(ping);
      unsubscribe();
      open.delete(end);
      own.delete(end);
      if (own.size === 0) streams.delete(staffId);
      raw.end();
    };
    const ping = setInterval(() => {
      authorize(options, call, request, tenant, false).then(() => raw.write(': ping\n\n'), end);
    }, PING_MS);
    open.add(end);
    own.add(end);
    streams.set(staffId, own);
    request.raw.once('close', end);
  });
}
