import type { Origins } from './configuredOrigins';

const DROPPED_FROM_REQUESTS = [
  'host',
  'origin',
  'referer',
  'cookie',
  'content-length',
  'accept-encoding',
  'connection',
];
/** Removed from responses: Chromium has already decoded the body, and the Electron session stores the cookies. */
const DROPPED_FROM_RESPONSES = [
  'set-cookie',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'transfer-encoding',
];

/** The headers of a screen's request that the proxy forwards to the backend, and those that the shell adds. */
export function toBackendHeaders(headers: Headers, added: Record<string, string> = {}): Headers {
  const forwarded = new Headers();
  headers.forEach((value, name) => {
    if (!DROPPED_FROM_REQUESTS.includes(name) && !name.startsWith('sec-')) forwarded.set(name, value);
  });
  for (const [name, value] of Object.entries(added)) forwarded.set(name, value);
  return forwarded;
}

/** The headers of a backend response that the proxy forwards to a screen. Includes content-length, without which a video can't seek. */
export function toScreenHeaders(headers: Headers): Headers {
  const forwarded = new Headers();
  const isEncoded = headers.has('content-encoding');
  headers.forEach((value, name) => {
    if (!DROPPED_FROM_RESPONSES.includes(name) || (name === 'content-length' && !isEncoded))
      forwarded.set(name, value);
  });
  return forwarded;
}

interface PolicyOptions {
  backendUrl: string;
  /**
   * 'self' on a rotated display, where the rotation page frames the screen, and in a visit, which shows documents in a frame; otherwise
   * 'none'
   */
  frames: "'none'" | "'self'";
  origins: Origins;
}

/**
 * The content-security policy of every response of the scheme: only the app's own code runs; images may come from the backend, and like
 * films from the hosts in the configuration. Calls to the backend go through the scheme.
 */
export const contentSecurityPolicy = ({ backendUrl, frames, origins }: PolicyOptions): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", new URL(backendUrl).origin, ...origins.pictures].join(' '),
    "font-src 'self' data:",
    ["media-src 'self' blob:", ...origins.films].join(' '),
    ["connect-src 'self'", ...origins.calls].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ');

/** A copy of the response with the security headers of every response. */
export function withSecurityHeaders(response: Response, policy: string): Response {
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
