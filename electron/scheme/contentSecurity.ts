/**
 * On every answer of the scheme: only our own code runs, pictures may come from the store, nothing is framed but, on a
 * turned display, a screen by the page that turns it.
 */
export const contentSecurity = (storeUrl: string, frames: "'none'" | "'self'"): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${new URL(storeUrl).origin}`,
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

/** The same answer with the headers that every answer carries. */
export function secured(answer: Response, policy: string): Response {
  const headers = new Headers(answer.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
