const NOT_OUT = ['host', 'origin', 'referer', 'cookie', 'content-length', 'accept-encoding', 'connection'];
/** Chromium has decoded the body already, and cookies belong to the session's jar. */
const NOT_BACK = [
  'set-cookie',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'transfer-encoding',
];

/** Headers of a screen's call, fit to go out to the store. */
export function outgoing(headers: Headers): Headers {
  const out = new Headers();
  headers.forEach((value, name) => {
    if (!NOT_OUT.includes(name) && !name.startsWith('sec-')) out.set(name, value);
  });
  return out;
}

/** Headers of the store's answer, fit for a screen. A body that was not encoded keeps its length, so that video can seek. */
export function incoming(headers: Headers): Headers {
  const back = new Headers();
  const isEncoded = headers.has('content-encoding');
  headers.forEach((value, name) => {
    if (!NOT_BACK.includes(name) || (name === 'content-length' && !isEncoded)) back.set(name, value);
  });
  return back;
}
