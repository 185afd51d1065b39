import { APP_READY } from '@/lib/scheduling';
import { limitContentVisibility } from './contentVisibility';
import { queueEarlyInput } from './earlyInput';
import { captureInstallEvent } from './installEvent';
import { isOldBrowser, OLD_BROWSER } from './isOldBrowser';
import { applyLateParts } from './lateParts';
import { startAfterPaint } from './startAfterPaint';

/** Milliseconds after which the app starts beside a picture that is still loading. */
const LIMIT_MS = 2_000;

/** The text of a script that calls a function; the arguments are the text of expressions. */
const call = (run: { toString(): string }, ...args: string[]) => `(${run})(${args.join()});`;

/**
 * The text of the script in the head of a rendered page, which replaces the script element of the app. It handles what
 * can't wait for a file, and loads the app's entry after the first paint; in a browser that is too old it shows the banner instead. hasPicture: the page has a picture of high priority.
 */
export const inlineStart = (entry: string, preloads: readonly string[], hasPicture: boolean): string =>
  `if((${isOldBrowser})())addEventListener('DOMContentLoaded',()=>{${call(applyLateParts, 'false')}import(${JSON.stringify(OLD_BROWSER)})});else{${
    call(queueEarlyInput, JSON.stringify(APP_READY)) +
    call(captureInstallEvent) +
    call(limitContentVisibility) +
    call(applyLateParts, 'true') +
    call(
      startAfterPaint,
      `()=>{${call(applyLateParts, 'false')}${JSON.stringify([...preloads, entry])}.map((file)=>import(file))}`,
      `${LIMIT_MS}`,
      `${hasPicture}`,
    )
  }}`;
