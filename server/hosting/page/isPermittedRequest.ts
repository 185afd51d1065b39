import type { IncomingHttpHeaders } from 'node:http';
import { isPermittedOrigin } from '../../../contract/permittedFrame.ts';

/**
 * Whether a page may be shown in the requested context (docs/spec/01 §6). Any frame is permitted here, because the browser itself checks
 * the surrounding frames against frame-ancestors in the content-security policy, and because a payment provider redirects into the frame.
 * Outside a frame, the request must come from a permitted referrer.
 */
export const isPermittedRequest = (
  { referer = '', ...headers }: IncomingHttpHeaders,
  iframeUrl: string,
  ownOrigin: string,
): boolean =>
  iframeUrl === '' ||
  ['iframe', 'frame'].includes(String(headers['sec-fetch-dest'])) ||
  isPermittedOrigin(referer, iframeUrl, ownOrigin);
