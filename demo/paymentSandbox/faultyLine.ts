import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * What becomes of a call of the shop's server. down: 503, nothing happens. lost: the provider does its work, the
 * response becomes 503. late: 503, the work is done when the test calls arrive. garbled: the work is done, the response
 * is a page. hang: the work is done, the response waits for releaseAll.
 */
export type Fault = 'ok' | 'down' | 'lost' | 'late' | 'garbled' | 'hang';

/** Scripts, pages and frames, and what they call: browsers use these, not the shop's server. */
const forBrowsers =
  /^\/$|\.js$|\/js$|\/(window|page|frame|sheet|apply|decide|checkoutnow|standard|SecureSubmit\.v1)(\/|$)|\/token\/(field|keep|token)$/;
/** A provider's login precedes a call and does no work of its own. */
const login = /\/oauth2?\//;

const isOfShop = ({ method, routeOptions: { url = '/' } }: FastifyRequest) =>
  method !== 'OPTIONS' &&
  !forBrowsers.test(url) &&
  !login.test(url) &&
  !(method === 'GET' && url.endsWith('/cgi-bin/webscr'));

/** A body as it came, of what the parsers of the sandbox made of it. */
function written({ body, headers }: FastifyRequest): string {
  if (typeof body === 'string') return body;
  if (headers['content-type']?.includes('urlencoded'))
    return new URLSearchParams(body as Record<string, string>).toString();
  return body === undefined || body === null ? '' : JSON.stringify(body);
}

/** The line between the shop's server and the providers, which a test breaks call by call. */
export class FaultyLine {
  /** Faults of the next calls, in their order; without any, all is ok. */
  readonly queue: Fault[] = [];
  private readonly drawn = new WeakMap<FastifyRequest, Fault>();
  private readonly late: (() => Promise<unknown>)[] = [];
  private readonly hanging = new Set<() => void>();

  /** How many late calls have not arrived yet. */
  get underWay(): number {
    return this.late.length;
  }

  /** All is ok from now on; late calls are still under way. */
  clear(): void {
    this.queue.length = 0;
    this.releaseAll();
  }

  /** Late calls arrive, in the order in which they were sent. */
  async arrive(): Promise<void> {
    for (const call of this.late.splice(0)) await call();
  }

  /** Responses that hang are sent. */
  releaseAll(): void {
    for (const send of this.hanging) send();
  }

  /** How many responses hang. */
  get waiting(): number {
    return this.hanging.size;
  }

  attach(app: FastifyInstance): void {
    const arrived = new Set<string>();
    app.addHook('preHandler', async (request, reply) => {
      const mark = request.headers['x-arrives-late'];
      if ((typeof mark === 'string' && arrived.delete(mark)) || !isOfShop(request)) return;
      const fault = this.queue.shift() ?? 'ok';
      this.drawn.set(request, fault);
      if (fault !== 'down' && fault !== 'late') return;
      if (fault === 'late') {
        const { url, headers } = request;
        const [payload, late] = [written(request), crypto.randomUUID()];
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = headers;
        this.late.push(async () => {
          arrived.add(late);
          await app.inject({
            method: request.method as 'POST',
            url,
            headers: { ...kept, 'x-arrives-late': late },
            ...(payload ? { payload } : {}),
          });
        });
      }
      return reply.code(503).send('Service Unavailable');
    });
    app.addHook('onSend', async (request, reply, payload) => {
      const fault = this.drawn.get(request);
      if (fault === 'lost') {
        reply.code(503);
        return 'Service Unavailable';
      }
      if (fault === 'garbled') {
        reply.code(200).type('text/html; charset=utf-8');
        return '<!doctype html><title>Welcome</title><p>Something else is here.</p>';
      }
      if (fault === 'hang')
        await new Promise<void>((send) => {
          const settle = () => {
            this.hanging.delete(settle);
            send();
          };
          this.hanging.add(settle);
          reply.raw.once('close', settle);
        });
      return payload;
    });
  }
}
