const DROPPED_FROM_REQUESTS = [
  'host',
  'origin',
  'referer',
  'cookie',
  'content-length',
  'accept-encoding',
  'connection',
];
/** Chromium has decoded the body already, and the Electron session stores the cookies. */
const DROPPED_FROM_RESPONSES = [
  'set-cookie',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'transfer-encoding',
];

/** The headers of a screen's request that the proxy forwards to the backend. */
export function toBackendHeaders(headers: Headers): Headers {
  const forwarded = new Headers();
  headers.forEach((value, name) => {
    if (!DROPPED_FROM_REQUESTS.includes(name) && !name.startsWith('sec-')) forwarded.set(name, value);
  });
  return forwarded;
}

/** The headers of a backend response that the proxy forwards to a screen. Without content-length a video could not seek. */
export function toScreenHeaders(headers: Headers): Headers {
  const forwarded = new Headers();
  const isEncoded = headers.has('content-encoding');
  headers.forEach((value, name) => {
    if (!DROPPED_FROM_RESPONSES.includes(name) || (name === 'content-length' && !isEncoded))
      forwarded.set(name, value);
  });
  return forwarded;
}
