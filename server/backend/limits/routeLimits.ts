import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '../backendContext.ts';
import type { RouteBinding } from '../route.ts';
import { sessionCookie } from '../session/sessions.ts';
import { LIMITS } from './limits.ts';
import { addressKey, enforceLimit } from './rateLimiter.ts';

/** Returns null for a browser without a session; only the limit by address applies then. */
const keyOf = (request: FastifyRequest, by: 'address' | 'session'): string | null =>
  by === 'session' ? sessionCookie.read(request) : addressKey(request.ip);

/** Enforces the limits of a route before any other work. @throws TooManyRequests tooMany */
export async function enforceRouteLimits(
  backend: BackendContext,
  { limits }: Pick<RouteBinding, 'limits'>,
  request: FastifyRequest,
  language: string,
): Promise<void> {
  for (const name of limits) {
    const key = keyOf(request, LIMITS[name].by);
    if (key !== null) await enforceLimit(backend, language, name, key);
  }
}
