import type { KioskShell } from '../page-models/KioskShell.ts';
import { inOrder } from './figures.ts';

interface Seen {
  /** Changes whenever something new is shown. */
  mark: string;
  /** Milliseconds between the last frame before a swap of films and the first after it. */
  gaps: number[];
  /** The same within one film: what the machine makes of a film without any swap. */
  frames: number[];
}

/** Put into the loop's page: notes each frame of the film in front when it is presented. */
const WATCH = `(() => {
  const marks = [...document.querySelectorAll('[data-front]')];
  const kept = (window.soakWatch ??= { gaps: [], frames: [], last: 0, deck: null, isOn: false });
  if (!kept.isOn && document.querySelector('video')) {
    kept.isOn = true;
    for (const video of document.querySelectorAll('video')) {
      const seen = (_, { presentationTime }) => {
        if (video.hasAttribute('data-front')) {
          if (kept.deck) (kept.deck === video ? kept.frames : kept.gaps).push(presentationTime - kept.last);
          kept.deck = video;
          kept.last = presentationTime;
        }
        video.requestVideoFrameCallback(seen);
      };
      video.requestVideoFrameCallback(seen);
    }
  }
  return { mark: marks.map((one) => one.currentSrc + (one.currentTime ?? '')).join(), gaps: kept.gaps.splice(0), frames: kept.frames.splice(0) };
})()`;

/** The next frame begins a new count: what lay over the loop meanwhile is no gap. */
const FORGET = 'window.soakWatch && (window.soakWatch.deck = null)';

/** Looks at the screen every so often, through crashes and restarts. */
export function watchLoop(kiosk: KioskShell, everyMs = 250) {
  const gaps: number[] = [];
  const frames: number[] = [];
  let longestBlackMs = 0;
  let mark = '';
  let changedAt = performance.now();
  let isVisited = false;
  let isStopped = false;

  async function look(): Promise<void> {
    const seen = await kiosk.ask<Seen>(WATCH);
    if (seen) {
      gaps.push(...seen.gaps);
      frames.push(...seen.frames);
    }
    const isNew = isVisited || (seen !== null && seen.mark !== '' && seen.mark !== mark);
    if (!isNew) return;
    longestBlackMs = Math.max(longestBlackMs, performance.now() - changedAt);
    changedAt = performance.now();
    mark = seen?.mark ?? '';
  }

  const done = (async () => {
    while (!isStopped) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();

  return {
    /** A shopper's screen lies over the loop, or went. */
    async visited(next: boolean): Promise<void> {
      isVisited = next;
      await kiosk.ask(FORGET);
    },
    /** What was measured so far is left out. */
    forgetGaps(): void {
      gaps.length = 0;
      frames.length = 0;
    },
    swaps: () => gaps.length,
    async stop() {
      isStopped = true;
      await done;
      return { gaps: inOrder(gaps), frames: inOrder(frames), longestBlackMs };
    },
  };
}
