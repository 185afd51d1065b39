import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConfigOf } from '../tenantConfigs.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import type { RunsDealerCode } from './dealerCode.ts';
import { reportGroup, reportPath } from './violationReports.ts';

const nonces = new WeakMap<FastifyRequest, string>();

/** The nonce of this request's response, shared by its policy and its scripts. */
export function nonceOf(request: FastifyRequest): string {
  const existing = nonces.get(request);
  if (existing) return existing;
  const nonce = randomBytes(16).toString('base64url');
  nonces.set(request, nonce);
  return nonce;
}

const ownPolicies = new WeakMap<FastifyRequest, string>();

/** Replaces the tenant's policy for this request's response; only for pages that run nothing of the tenant. */
export const setPolicy = (request: FastifyRequest, policy: string): void => {
  ownPolicies.set(request, policy);
};

const isDocument = (type: unknown) => typeof type === 'string' && /^text\/html|^image\/svg/.test(type);

/** Emails, payment pages and the kiosk's shell embed images and films; no other resource may be embedded elsewhere. */
const isEmbeddable = (type: unknown) => typeof type === 'string' && /^(image|video|audio)\//.test(type);

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissions = [
  ...unusedFeatures.map((name) => `${name}=()`),
  'geolocation=(self)',
  'payment=(self)',
].join(', ');

/**
 * Adds security headers to every response, and a content-security policy to every response that opens as a document.
 * Hand-written: @fastify/helmet is not among the dependencies, and most of the work is the policy, whose hosts come from
 * the tenant's configuration per request.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  configOf: ConfigOf,
  runsDealerCode: RunsDealerCode = async () => false,
): void {
  app.addHook('onSend', async (request, reply) => {
    const type = reply.getHeader('content-type');
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': permissions,
      // Payment windows post their result to their opener.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': isEmbeddable(type) ? 'cross-origin' : 'same-origin',
    });
    // Browsers ignore the header over http, and on localhost it would apply to every other project.
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
    if (!isDocument(type)) return;
    const ownPolicy = ownPolicies.get(request);
    if (ownPolicy) return void reply.header('content-security-policy', ownPolicy);
    const [config, isDealerCode] = await Promise.all([configOf(request.host), runsDealerCode(request.host)]);
    const nonce = nonces.get(request) ?? null;
    const { enforced, reported } = contentSecurityPolicy(config, nonce, isDealerCode);
    void reply.header('reporting-endpoints', `${reportGroup}="${reportPath}"`);
    void reply.header('content-security-policy', enforced);
    if (reported) void reply.header('content-security-policy-report-only', reported);
  });
}
