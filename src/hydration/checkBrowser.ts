import { allowTrustedTypes } from '@/browser/trustedTypes';
import { isOldBrowser, OLD_BROWSER } from './isOldBrowser';

/**
 * The browser check for pages without the inline script of rendered pages: the plain shell and the staff desk. An old browser may not even
 * parse their modules. Built for every browser that supports modules (scripts/web/browserCheck.ts).
 */
if (isOldBrowser()) {
  // The page's policy only permits script URLs from a Trusted Types policy.
  allowTrustedTypes(window);
  const script = document.createElement('script');
  script.src = OLD_BROWSER;
  document.head.append(script);
}
