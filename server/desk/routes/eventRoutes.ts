import type { FastifyInstance } from 'fastify';
import { tenantOfRequest } from '../../backend/tenant/tenants.ts';
import { openEventStream } from '../../network/eventStream.ts';
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
    const raw = openEventStream(reply);
    if (!raw) return;
    const own = streams.get(staffId) ?? new Set<() => void>();
    const [endOldest] = own;
    if (own.size >= MOST_STREAMS) endOldest?.();
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
      authorize(options, call, request, tenant, false).then(() => {
        // Writing to a stream that has ended in the meantime would throw.
        if (!raw.writableEnded) raw.write(': ping\n\n');
      }, end);
    }, PING_MS);
    open.add(end);
    own.add(end);
    streams.set(staffId, own);
    request.raw.once('close', end);
  });
}
