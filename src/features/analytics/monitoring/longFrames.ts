import { cutText } from '@contract/cutText';
import type { Tracker } from '@/browser/tracker';
import { withoutPersonal } from '@/lib/personalText';
import type { AddEvent } from './batch';

/** Not yet in TypeScript's library (w3c.github.io/long-animation-frames). */
interface LongFrame extends PerformanceEntry {
  blockingDuration: number;
  scripts: readonly {
    duration: number;
    sourceURL: string;
    sourceFunctionName: string;
    invoker: string;
  }[];
}

const TYPE = 'long-animation-frame';
/** Maximum reports per document; a page that is always slow needs no more. */
const MAX_REPORTS = 20;

const clean = (text: string | undefined) => cutText(withoutPersonal(text ?? ''), 200);

/** Reports frames that blocked input, with the script that took longest. Returns a function that stops it. */
export function watchLongFrames(add: AddEvent, route: Tracker['route']): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(TYPE)) return () => {};
  let left = MAX_REPORTS;
  const observer = new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as LongFrame[]) {
      if (frame.blockingDuration <= 0 || left <= 0) continue;
      left -= 1;
      const script = [...frame.scripts].sort((a, b) => b.duration - a.duration)[0];
      add({
        name: 'longFrame',
        attributes: {
          route: route(),
          ms: Math.round(frame.duration),
          blockingMs: Math.round(frame.blockingDuration),
          script: clean(script?.sourceURL),
          function: clean(script?.sourceFunctionName),
          invoker: clean(script?.invoker),
          scriptMs: Math.round(script?.duration ?? 0),
        },
      });
    }
  });
  observer.observe({ type: TYPE, buffered: true });
  return () => observer.disconnect();
}
