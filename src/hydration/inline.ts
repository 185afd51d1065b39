import { allowTrustedTypes } from '@/browser/trustedTypes';
import { limitContentVisibility } from './contentVisibility';
import { queueEarlyInput } from './earlyInput';
import { captureInstallEvent } from './installEvent';
import { isOldBrowser, OLD_BROWSER } from './isOldBrowser';
import { applyLateParts } from './lateParts';
import { startAfterPaint } from './startAfterPaint';

/** Milliseconds after which the app starts beside a picture that is still loading. */
const LIMIT_MS = 2_000;

/**
 * The script in the head of a rendered page, in place of the app's script elements (src/ssr/document.ts). It handles what can't wait for a
 * file, and loads the app after the first paint; in a browser that is too old it shows the banner instead. Built for every browser that
 * knows modules (scripts/web/inlineScript.ts). files: the scripts of the app. picture: the page has a picture of high priority.
 */
const { files = '', picture } = document.currentScript?.dataset ?? {};

/** An element, because the oldest browsers with modules have no `import()`. */
function load(src: string, type: string): void {
  const script = document.createElement('script');
  Object.assign(script, { src, type });
  document.head.append(script);
}

// The page's policy permits script addresses from a policy of Trusted Types only.
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
