import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until checkRequests has accepted the request (see TenantAt). */
    tenantKey: string | null;
  }
}

/**
 * Finds the key of the tenant for a Host header; null for an unknown host. The key is the tenant's code, or the validated
 * host name when a dealer's backend distinguishes the tenants.
 */
export type TenantAt = (host: string) => Promise<string | null>;

/** A request that is rejected before routing. */
class RejectedRequestError extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whether the target is a path. `//host/`, `/\host/` and absolute targets would parse to a URL of another host. */
const isOwnPath = (target: string) => /^\/(?![/\\])/.test(target);

/** No URL of the shop contains a NUL byte, and the backend rejects requests that do. */
const isMalformed = (target: string) => /%00/.test(target);

/** Whether the router can decode the path of a target. */
export function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(target.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

const API_PATH = /^\/(?:api|kiosk-service|desk\/api)(?=\/)/;

/**
 * Replaces a target that can't be decoded; checkRequests rejects it. The router would answer the original itself before any hook runs,
 * without a check of the host and without security headers.
 */
export const undecodableTarget = (target: string): string => `${API_PATH.exec(target)?.[0] ?? ''}/%00`;

/** The key of the request's tenant (see TenantAt). */
export function tenantKeyOf({ tenantKey }: FastifyRequest): string {
  if (!tenantKey) throw new Error('checkRequests is not registered.');
  return tenantKey;
}

/** Rejects targets that are not paths (400) and hosts without a tenant (421, RFC 9110 §15.5.20) before routing. */
export function checkRequests(app: FastifyInstance, tenantAt: TenantAt): void {
  app.decorateRequest('tenantKey', null);
  app.addHook('onRequest', async (request) => {
    if (!isOwnPath(request.raw.url ?? '')) {
      throw new RejectedRequestError(400, 'bad_target', 'The request target must be a path.');
    }
    if (!request.raw.headers.host)
      throw new RejectedRequestError(400, 'no_host', 'The request has no Host header.');
    const key = await tenantAt(request.host);
    if (key === null) {
      throw new RejectedRequestError(
        421,
        'unknown_host',
        'No shop is configured for this host name. Add it to PUBLIC_HOSTS.',
      );
    }
    if (isMalformed(request.raw.url ?? '')) {
      throw new RejectedRequestError(400, 'bad_target', 'The URL contains invalid characters.');
    }
    request.tenantKey = key;
  });
}
