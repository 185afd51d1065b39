import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileSegments } from '../../contract/addresses.ts';
import { type OpenSpan, telemetry } from './telemetry.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without telemetry, and after it has ended. */
    span: OpenSpan | null;
  }
}

/** Files are excluded: there are many, they are quick and cause no query. */
const FILES = new RegExp(`^/(${fileSegments.join('|')}|media|desk/assets)/`);
const MS = 1000;

/** Undefined for a request that was rejected before its tenant was determined. */
const tenantOf = ({ tenantKey }: FastifyRequest): { 'storefront.tenant'?: string } =>
  tenantKey ? { 'storefront.tenant': tenantKey } : {};

/**
 * A span for each request, named by its route: /products/:id, never the URL itself, which may identify a shopper or contain a token.
 * Continues the trace of a browser that sends `traceparent`.
 */
export function addRequestSpans(app: FastifyInstance): void {
  app.decorateRequest('span', null);
  const routeOf = ({ is404, routeOptions }: FastifyRequest) =>
    is404 ? 'unknown' : (routeOptions.url ?? 'unknown');

  app.addHook('onRequest', (request, _reply, done) => {
    const traces = telemetry();
    if (!traces || FILES.test(request.url)) return done();
    const { traceparent } = request.headers;
    const attributes = { 'http.request.method': request.method, 'http.route': routeOf(request) };
    const caller = typeof traceparent === 'string' ? traceparent : undefined;
    const span = traces.startSpan(`${request.method} ${routeOf(request)}`, 'server', attributes, caller);
    request.span = span;
    span.run(done);
  });
  // Reading a body leaves the span's context, because its stream belongs to the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.run(done);
    else done();
  });
  const end = (request: FastifyRequest, status: number, seconds: number) => {
    const { span } = request;
    if (!span) return;
    request.span = null;
    span.end({ 'http.response.status_code': status, ...tenantOf(request) }, status >= 500);
    telemetry()?.countRequest(seconds, {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': status,
    });
  };
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode, reply.elapsedTime / MS));
  // nginx's status for a client that closed the connection.
  app.addHook('onRequestAbort', async (request) => end(request, 499, 0));
}
