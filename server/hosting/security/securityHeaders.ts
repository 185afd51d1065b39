import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConfigOf } from '../storeConfigs.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const nonces = new WeakMap<FastifyRequest, string>();

/** The nonce of this answer: the same for its policy and its scripts. */
export function nonceOf(request: FastifyRequest): string {
  const known = nonces.get(request);
  if (known) return known;
  const nonce = randomBytes(16).toString('base64url');
  nonces.set(request, nonce);
  return nonce;
}

const isDocument = (type: unknown) => typeof type === 'string' && /^text\/html|^image\/svg/.test(type);

/** Security headers on every answer, a content-security policy on whatever a browser may open as a document. */
export function addSecurityHeaders(app: FastifyInstance, configOf: ConfigOf): void {
  app.addHook('onSend', async (request, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), usb=(), serial=(), geolocation=(self), payment=(self)',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    // Said over plain http it would be ignored, and on localhost it would bind every other project there.
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
    if (!isDocument(reply.getHeader('content-type'))) return;
    const config = await configOf(request.host);
    void reply.header('content-security-policy', contentSecurityPolicy(config, nonceOf(request)));
  });
}
