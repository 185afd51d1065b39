import type { IncomingHttpHeaders } from 'node:http';
import { isPermittedOrigin } from '../../../contract/permittedFrame.ts';

/**
 * Whether a page may be shown where the browser wants to show it (docs/spec/01 §6). Any frame is permitted here, because
 * the browser compares the frames around the page with the frame-ancestors of its content-security policy, and because a
 * payment provider returns into the frame. A page outside a frame must come from a permitted referrer.
 */
export const isPermittedRequest = (
  { referer = '', ...headers }: IncomingHttpHeaders,
  iframeUrl: string,
  ownOrigin: string,
): boolean =>
  iframeUrl === '' ||
  ['iframe', 'frame'].includes(String(headers['sec-fetch-dest'])) ||
  isPermittedOrigin(referer, iframeUrl, ownOrigin);
