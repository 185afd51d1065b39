import { allowTrustedTypes } from '@/browser/trustedTypes';
import { isOldBrowser, OLD_BROWSER } from './isOldBrowser';

/**
 * The check of pages without the script of rendered pages: the plain shell and the staff desk. Such a browser may not even parse
 * their modules. Built for every browser that knows modules (scripts/web/browserCheck.ts).
 */
if (isOldBrowser()) {
  // The page's policy permits script addresses from a policy of Trusted Types only.
  allowTrustedTypes(window);
  const script = document.createElement('script');
  script.src = OLD_BROWSER;
  document.head.append(script);
}
