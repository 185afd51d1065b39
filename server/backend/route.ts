import type { FastifyReply, FastifyRequest } from 'fastify';
import { en, fr } from 'zod/locales';
import * as z from 'zod/mini';
import type { Endpoint, EndpointLimit } from '../../contract/endpoint.ts';
import { ApiError } from './apiError.ts';
import { checkInput } from './checkInput.ts';
import type { Tenant } from './tenant/tenant.ts';

type Shape = z.ZodMiniType;
type Read<S> = [S] extends [never] ? undefined : S extends Shape ? z.output<S> : undefined;

/** The tenant and language a request belongs to. */
export interface RequestScope {
  tenant: Tenant;
  /** en, fr */
  language: string;
  /** Aborted when the request exceeds its time budget; undefined for routes without a budget. */
  signal?: AbortSignal | undefined;
}

interface Confirmation {
  success: boolean;
}

/** What a handler returns: the response, or nothing if the whole response is `{ success: true }`. */
export type Answer<R extends Shape> =
  | z.input<R>
  // biome-ignore lint/suspicious/noConfusingVoidType: the return type of a handler without a return statement
  | ([z.output<R>, Confirmation] extends [Confirmation, z.output<R>] ? void : never);

/** The parsed query of an endpoint. */
export type QueryOf<E extends { query?: Shape }> = z.output<NonNullable<E['query']>>;
/** The parsed body of an endpoint. */
export type BodyOf<E extends { body?: Shape }> = z.output<NonNullable<E['body']>>;

/** A request as passed to its handler, with all parts parsed by the contract. */
export interface Call<P, Q, B> extends RequestScope {
  params: Read<P>;
  query: Read<Q>;
  body: Read<B>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An endpoint of the contract with the handler that serves it. */
export interface RouteBinding {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path in the contract's notation: /categories/{key} */
  path: string;
  /** Path in Fastify's notation: /categories/:key */
  url: string;
  limits: readonly EndpointLimit[];
  /** Maximum body size in bytes (413 above it), for routes with a different limit than the server's default. */
  bodyLimit?: number;
  handler: (request: FastifyRequest, reply: FastifyReply, scope: RequestScope) => Promise<unknown>;
}

/** Why input is invalid, unless its schema says it. */
const inputMessages = { en: en().localeError, fr: fr().localeError };

function read(part: string, schema: Shape | undefined, value: unknown, language: string): unknown {
  if (!schema) return undefined;
  checkInput(part, value);
  const parsed = z.safeParse(schema, value, { error: inputMessages[language === 'fr' ? 'fr' : 'en'] });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue): [string, string] => [
    issue.path.join('.') || part,
    issue.message,
  ]);
  throw new ApiError(
    400,
    issues.map(([path, message]) => ({ code: 'invalid', message: `${path}: ${message}` })),
    Object.fromEntries(issues),
  );
}

/**
 * Binds an endpoint to its handler. Params, query and body are parsed before the handler runs (400 with the invalid fields). The contract
 * types the return value, and conformance tests parse every response.
 */
export function route<R extends Shape, P extends Shape, Q extends Shape, B extends Shape>(
  endpoint: Endpoint<P, Q, B, R>,
  handle: (call: Call<P, Q, B>) => Promise<Answer<R>> | Answer<R>,
): RouteBinding {
  return {
    method: endpoint.method,
    path: endpoint.path,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    limits: endpoint.limits ?? [],
    handler: async (request, reply, scope) => {
      const answer = await handle({
        ...scope,
        params: read('params', endpoint.params, request.params, scope.language) as Read<P>,
        query: read('query', endpoint.query, request.query, scope.language) as Read<Q>,
        body: read('body', endpoint.body, request.body ?? {}, scope.language) as Read<B>,
        request,
        reply,
      });
      return answer === undefined ? { success: true } : answer;
    },
  };
}
