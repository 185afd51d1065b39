import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { TenantConfig } from '../../../contract/config.ts';
import { oncePer } from '../../../contract/oncePer.ts';
import type { ConfigOf } from '../tenantConfigs.ts';
import { contentSecurityPolicy, type Policies } from './contentSecurityPolicy.ts';
import type { RunsDealerCode } from './dealerCode.ts';
import type { InlineCode } from './inlineCode.ts';
import { reportGroup, reportPath } from './violationReports.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The inline code that the response may run; null for none. */
    inlineCode: InlineCode | null;
    /** The policy of the response; null for the tenant's. */
    ownPolicy: string | null;
  }
}

/** Permits the inline code of a rendered page in the response to this request; by default no inline code may run. */
export const permitInlineCode = (request: FastifyRequest, inline: InlineCode): void => {
  request.inlineCode = inline;
};

/** Replaces the tenant's policy for the response to this request; only for pages that run none of the tenant's code. */
export const setPolicy = (request: FastifyRequest, policy: string): void => {
  request.ownPolicy = policy;
};

/** The policies of recent documents, by configuration and inline code: a cached page has the same of both every time. */
const policies = new LRUCache<string, Policies>({ max: 200 });
let configCount = 0;
const nameOf = oncePer((_: TenantConfig) => {
  configCount += 1;
  return configCount;
});

function policyOf(config: TenantConfig | null, inline: InlineCode | null, isDealerCode: boolean): Policies {
  const key = `${config && nameOf(config)} ${isDealerCode} ${inline ? [...inline.scripts, ...inline.styles] : 'shell'}`;
  const cached = policies.get(key);
  if (cached) return cached;
  const policy = contentSecurityPolicy(config, inline, isDealerCode);
  policies.set(key, policy);
  return policy;
}

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
 * @fastify/helmet sends constant headers; here most depend on the type of the response, the protocol or the tenant.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  configOf: ConfigOf,
  runsDealerCode: RunsDealerCode = async () => false,
): void {
  app.decorateRequest('inlineCode', null);
  app.decorateRequest('ownPolicy', null);
  app.addHook('onSend', async (request, reply) => {
    const type = reply.getHeader('content-type');
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': isEmbeddable(type) ? 'cross-origin' : 'same-origin',
      'permissions-policy': permissions,
      // Payment windows post their result to their opener.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    // Browsers ignore the header over http, and on localhost it would apply to every other project.
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
    if (!isDocument(type)) return;
    if (request.ownPolicy) return void reply.header('content-security-policy', request.ownPolicy);
    const [config, isDealerCode] = await Promise.all([configOf(request.host), runsDealerCode(request.host)]);
    const { enforced, reported } = policyOf(config, request.inlineCode, isDealerCode);
    void reply.header('reporting-endpoints', `${reportGroup}="${reportPath}"`);
    void reply.header('content-security-policy', enforced);
    if (reported) void reply.header('content-security-policy-report-only', reported);
  });
}
