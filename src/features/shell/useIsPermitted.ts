import { isPermittedOrigin } from '@contract/permittedFrame';
import { useSyncExternalStore } from 'react';

/** What the browser knows about the context in which the page is shown. */
export interface PagePosition {
  isFramed: boolean;
  /** Origins of the frames around the page; null in a browser that does not expose them (Firefox). */
  ancestorOrigins: readonly string[] | null;
  referrer: string;
  ownOrigin: string;
}

/**
 * Whether the page is in a permitted frame or comes from a permitted referrer (docs/spec/01 §6). Within the frame any referrer is
 * permitted, because a payment provider redirects there.
 */
export function isPermittedPosition(iframeUrl: string, position: PagePosition): boolean {
  const isPermitted = (url: string) => isPermittedOrigin(url, iframeUrl, position.ownOrigin);
  // A browser that does not expose them has enforced frame-ancestors of the content-security policy.
  if (position.isFramed) return (position.ancestorOrigins ?? []).every(isPermitted);
  return isPermitted(position.referrer);
}

const readPosition = (): PagePosition => ({
  isFramed: window.self !== window.top,
  ancestorOrigins: window.location.ancestorOrigins ? [...window.location.ancestorOrigins] : null,
  referrer: document.referrer,
  ownOrigin: window.location.origin,
});

const subscribe = () => () => {};

/**
 * False if a tenant that only runs in a frame was opened elsewhere. For a page that it rendered, the server has already decided; a page
 * from the plain shell is checked when it first renders. A kiosk is permitted.
 */
export const useIsPermitted = (iframeUrl: string, isKiosk: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isKiosk || isPermittedPosition(iframeUrl, readPosition()),
    () => true,
  );
