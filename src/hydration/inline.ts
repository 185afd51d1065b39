import { allowTrustedTypes } from '@/browser/trustedTypes';
import { limitContentVisibility } from './contentVisibility';
import { queueEarlyInput } from './earlyInput';
import { captureInstallEvent } from './installEvent';
import { isOldBrowser, OLD_BROWSER } from './isOldBrowser';
import { applyLateParts } from './lateParts';
import { startAfterPaint } from './startAfterPaint';

/** Milliseconds after which the app starts even though an image is still loading. */
const LIMIT_MS = 2_000;

/**
 * The inline script in the head of a rendered page, in place of the app's script elements (src/ssr/document.ts). It handles what can't wait
 * for a file, and loads the app after the first paint; in an old browser it shows the banner instead. Built for every browser that supports
 * modules (scripts/web/inlineScript.ts). files: the scripts of the app. picture: the page has an image of high priority
 */
const { files = '', picture } = document.currentScript?.dataset ?? {};

/** Uses an element, because the oldest browsers with modules lack `import()`. */
function load(src: string, type: string): void {
  const script = document.createElement('script');
  Object.assign(script, { src, type });
  document.head.append(script);
}

// The page's policy only permits script URLs from a Trusted Types policy.
allowTrustedTypes(window);
if (isOldBrowser())
  document.addEventListener('DOMContentLoaded', () => {
    applyLateParts(false);
    load(OLD_BROWSER, 'text/javascript');
  });
else {
  queueEarlyInput();
  captureInstallEvent();
  limitContentVisibility();
  applyLateParts(true);
  startAfterPaint(
    () => {
      applyLateParts(false);
      for (const file of files.split(' ')) load(file, 'module');
    },
    LIMIT_MS,
    picture !== undefined,
  );
}
