import { useEffect, useState } from 'react';
import { isPermittedReferrer } from './framePermission';

/**
 * False once the browser finds that a store meant for a frame was opened elsewhere (shell specification §2). True
 * until then, and always for a store that names no frame.
 */
export function useIsPermitted(iframeUrl: string): boolean {
  const [isPermitted, setIsPermitted] = useState(true);
  useEffect(() => {
    setIsPermitted(isPermittedReferrer(iframeUrl, document.referrer, window.location.origin));
  }, [iframeUrl]);
  return isPermitted;
}
