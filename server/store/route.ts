import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { ApiError } from './apiError.ts';
import type { Tenant } from './tenant/tenant.ts';

type Shape = z.ZodMiniType;
type Read<S> = [S] extends [never] ? undefined : S extends Shape ? z.output<S> : undefined;

/** Who asks, in which language. */
export interface Visit {
  tenant: Tenant;
  /** en, fr */
  language: string;
}

/** One call as its handler gets it: parts are parsed by the contract. */
export interface Call<P, Q, B> extends Visit {
  params: Read<P>;
  query: Read<Q>;
  body: Read<B>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An endpoint of the contract with what answers it. */
export interface RouteBinding {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify writes it: /categories/:key */
  url: string;
  answer: (request: FastifyRequest, reply: FastifyReply, visit: Visit) => Promise<unknown>;
}

function read(part: string, schema: Shape | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
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
 * Binds an endpoint to its handler. Params, query and body are parsed before it runs (400 with the fields at fault);
 * what it returns is typed by the contract, and conformance tests parse every answer.
 */
export function route<R extends Shape, P extends Shape, Q extends Shape, B extends Shape>(
  endpoint: Endpoint<P, Q, B, R>,
  handle: (call: Call<P, Q, B>) => Promise<z.input<R>> | z.input<R>,
): RouteBinding {
  return {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    answer: async (request, reply, visit) =>
      handle({
        ...visit,
        params: read('params', endpoint.params, request.params) as Read<P>,
        query: read('query', endpoint.query, request.query) as Read<Q>,
        body: read('body', endpoint.body, request.body ?? {}) as Read<B>,
        request,
        reply,
      }),
  };
}
