import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The fate of one request of the shop's server.
 * - down: 503, the provider never handles the request.
 * - lost: the provider handles the request, and the response becomes 503.
 * - late: 503, the provider handles the request when the test calls deliverLate.
 * - garbled: the provider handles the request, and the response becomes an HTML page.
 * - hang: the provider handles the request, and the response waits for releaseAll.
 */
export type Fault = 'ok' | 'down' | 'lost' | 'late' | 'garbled' | 'hang';

/** Paths of scripts, pages and frames, and of their requests. They are requested by browsers, not by the shop's server. */
const browserPaths =
  /^\/$|\.js$|\/js$|\/(window|page|frame|sheet|apply|decide|checkoutnow|standard|SecureSubmit\.v1)(\/|$)|\/token\/(field|keep|token)$/;
/** A provider's login precedes a request and moves no money, so faults don't apply to it. */
const loginPaths = /\/oauth2?\//;

const isFromServer = ({ method, routeOptions: { url = '/' } }: FastifyRequest) =>
  method !== 'OPTIONS' &&
  !browserPaths.test(url) &&
  !loginPaths.test(url) &&
  !(method === 'GET' && url.endsWith('/cgi-bin/webscr'));

/** Serialises a parsed body, so that a late request can be sent again. */
function serializeBody({ body, headers }: FastifyRequest): string {
  if (typeof body === 'string') return body;
  if (headers['content-type']?.includes('urlencoded'))
    return new URLSearchParams(body as Record<string, string>).toString();
  return body === undefined || body === null ? '' : JSON.stringify(body);
}

/** The network connection between the shop's server and the providers, in which a test can make single requests fail. */
export class FaultyLine {
  /** Faults of the next requests, in order. If the queue is empty, requests succeed. */
  readonly queue: Fault[] = [];
  private readonly faults = new WeakMap<FastifyRequest, Fault>();
  private readonly lateRequests: (() => Promise<unknown>)[] = [];
  private readonly hanging = new Set<() => void>();

  /** The number of late requests that have not been delivered. */
  get lateCount(): number {
    return this.lateRequests.length;
  }

  /** Empties the queue and sends hanging responses. Late requests remain undelivered. */
  clear(): void {
    this.queue.length = 0;
    this.releaseAll();
  }

  /** Delivers late requests in the order in which they were sent. */
  async deliverLate(): Promise<void> {
    for (const deliver of this.lateRequests.splice(0)) await deliver();
  }

  /** Sends all hanging responses. */
  releaseAll(): void {
    for (const send of this.hanging) send();
  }

  /** The number of hanging responses. */
  get hangingCount(): number {
    return this.hanging.size;
  }

  attach(app: FastifyInstance): void {
    const deliveries = new Set<string>();
    app.addHook('preHandler', async (request, reply) => {
      const delivery = request.headers['x-late-delivery'];
      if ((typeof delivery === 'string' && deliveries.delete(delivery)) || !isFromServer(request)) return;
      const fault = this.queue.shift() ?? 'ok';
      this.faults.set(request, fault);
      if (fault !== 'down' && fault !== 'late') return;
      if (fault === 'late') {
        const { url, headers } = request;
        const [payload, delivery] = [serializeBody(request), crypto.randomUUID()];
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...forwardedHeaders } = headers;
        this.lateRequests.push(async () => {
          deliveries.add(delivery);
          await app.inject({
            method: request.method as 'POST',
            url,
            headers: { ...forwardedHeaders, 'x-late-delivery': delivery },
            ...(payload ? { payload } : {}),
          });
        });
      }
      return reply.code(503).send('Service Unavailable');
    });
    app.addHook('onSend', async (request, reply, payload) => {
      const fault = this.faults.get(request);
      if (fault === 'lost') {
        reply.code(503);
        return 'Service Unavailable';
      }
      if (fault === 'garbled') {
        reply.code(200).type('text/html; charset=utf-8');
        return '<!doctype html><title>Welcome</title><p>This is not a response of the provider.</p>';
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
