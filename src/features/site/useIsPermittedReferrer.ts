import { useEffect, useState } from 'react';

const parseOrigin = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/** Returns true when the referrer is the configured frame's site or the shop itself, or when no frame is configured. */
export function isPermittedReferrer(iframeUrl: string, referrer: string, ownOrigin: string): boolean {
  const permitted = parseOrigin(iframeUrl);
  if (!permitted) return true;
  const referrerOrigin = parseOrigin(referrer);
  return referrerOrigin === permitted || referrerOrigin === ownOrigin;
}

/**
 * False when a tenant that only runs in a frame was opened elsewhere (docs/spec/01 §6). True until the browser
 * has checked the referrer, and always for a tenant without a frame.
 */
export function useIsPermittedReferrer(iframeUrl: string): boolean {
  const [isPermitted, setIsPermitted] = useState(true);
  useEffect(() => {
    setIsPermitted(isPermittedReferrer(iframeUrl, document.referrer, window.location.origin));
  }, [iframeUrl]);
  return isPermitted;
}
