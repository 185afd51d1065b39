/**
 * The policy of every response of the scheme: only the app's own code runs, images may come from the backend. frames:
 * 'self' on a rotated display, where the rotation page frames the screen; 'none' otherwise.
 */
export const contentSecurityPolicy = (backendUrl: string, frames: "'none'" | "'self'"): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${new URL(backendUrl).origin}`,
    "font-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
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
