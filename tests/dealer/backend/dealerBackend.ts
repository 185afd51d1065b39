import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { randomSource } from '../../storm/badNetwork.ts';
import { type Answer, DealerError } from './answers.ts';
import { cartRoutes } from './cartRoutes.ts';
import { catalogRoutes } from './catalogRoutes.ts';
import { configRoute } from './configRoute.ts';
import { contentRoutes } from './contentRoutes.ts';
import { customerRoutes } from './customerRoutes.ts';
import { openShape, openWriteBody } from './openShapes.ts';
import { OrderBook } from './orders.ts';
import { PhpSessions } from './phpSessions.ts';
import { errorPage, phpResponse, phpWriteAnswer } from './phpStyle.ts';
import { pictureOf } from './picture.ts';
import { routeTable } from './routeTable.ts';

export interface DealerVariant {
  /** 'plain': JSON with the types of the specification; 'php': as json_encode of a PHP backend writes it. */
  style: 'plain' | 'php';
  /** Whether responses have the shapes that the specification leaves open instead of those of docs/spec. */
  hasOpenShapes: boolean;
  /** Delay of every response of /api/rest in milliseconds. */
  delayMs: number;
  /** Share of the responses of /api/rest that are an HTML error page with status 500, before the request has any effect. */
  errorRate: number;
  /** PHP starts a session for every request without a cookie; otherwise only the session's own route starts one. */
  sessionPerRequest: boolean;
}

export interface DealerBackend {
  /** Base URL for STORE_API_URL. */
  apiUrl: string;
  origin: string;
  /** Method and path of each request that the specification does not have. */
  unspecified: Set<string>;
  /** Number of orders placed. */
  orderCount(): number;
  /** Pieces in the stored cart of a session. */
  cartCount(sessionId: string): number;
  close(): Promise<void>;
}

const API = '/api/rest';

/** Reads a body; text that is no JSON object counts as an empty one. */
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await readText(request));
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function sendPage(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=UTF-8');
  response.end(errorPage(status));
}

/** A dealer's own backend, written from docs/spec alone, with its data in memory. It knows nothing of this product. */
export async function startDealerBackend(variant: DealerVariant): Promise<DealerBackend> {
  const isPhp = variant.style === 'php';
  const sessions = new PhpSessions(variant.sessionPerRequest);
  const unspecified = new Set<string>();
  let lastId = 1000;
  let writes = 0;
  const random = randomSource(15);
  const nextId = () => ++lastId;

  function send(response: ServerResponse, { status = 200, data, isWrite }: Answer, path: string): void {
    // A forgotten header() call: PHP sends its default type.
    const isMistyped = isPhp && path === '/locations';
    const shaped = variant.hasOpenShapes && status < 400 ? openShape(path, data) : data;
    const json = JSON.stringify(isPhp ? phpResponse(shaped) : (shaped ?? { success: true }));
    const [code, type, body] =
      isWrite && variant.hasOpenShapes
        ? ([status, 'application/json', openWriteBody(path)] as const)
        : isWrite && isPhp
          ? phpWriteAnswer(writes++, status)
          : ([status, isMistyped ? 'text/html; charset=UTF-8' : 'application/json', json] as const);
    response.statusCode = code;
    if (type) response.setHeader('content-type', type);
    response.end(body);
  }

  async function serveApi(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { method = 'GET' } = request;
    const path = url.pathname.slice(API.length);
    const body = method === 'GET' ? {} : await bodyOf(request);
    if (variant.delayMs > 0) await wait(variant.delayMs);
    if (random() < variant.errorRate) return sendPage(response, 500);
    const route = findRoute(method, path);
    if (!route) {
      unspecified.add(`${method} ${path}`);
      return sendPage(response, 404);
    }
    const session = sessions.open(request, path);
    const language = request.headers['accept-language']?.startsWith('fr') ? 'fr' : 'en';
    try {
      if (method !== 'GET' && request.headers['x-csrf-token'] !== session.csrfToken) {
        throw new DealerError(403, 'Invalid form key.');
      }
      const { handler, params } = route;
      const answer = handler({ params, query: url.searchParams, body, session, language });
      sessions.setCookie(request, response, session);
      send(response, answer, path);
    } catch (error) {
      if (!(error instanceof DealerError)) return sendPage(response, 500);
      sessions.setCookie(request, response, session);
      const messages = { error: [{ code: error.status, message: error.message }] };
      send(response, { status: error.status, data: { messages } }, path);
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://dealer');
    if (url.pathname.startsWith(`${API}/`)) return serveApi(request, response, url);
    const picture = await pictureOf(url.pathname);
    if (!picture) return sendPage(response, 404);
    response.setHeader('content-type', 'image/png');
    response.end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const media = `${origin}/media/`;
  const orders = new OrderBook(media);
  const findRoute = routeTable({
    ...configRoute(origin, media),
    ...contentRoutes(media),
    ...catalogRoutes(media),
    ...cartRoutes(media, orders, nextId),
    ...customerRoutes(nextId, (session) => sessions.regenerate(session)),
  });
  return {
    apiUrl: `${origin}${API}`,
    origin,
    unspecified,
    orderCount: () => orders.count,
    cartCount: (sessionId) => sessions.cartCount(sessionId),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
