import type { KioskShell } from '../page-models/KioskShell.ts';
import { sortAscending } from './statistics.ts';

interface Reading {
  /** Changes with each new frame. */
  mark: string;
  /** Milliseconds between the last frame of a clip and the first of the next. */
  gaps: number[];
  /** Milliseconds between frames within one clip: the machine's own precision. */
  frames: number[];
}

/** Runs in the loop: records each frame that the visible video element presents, and returns the frames since the last call. */
const READ_FRAMES = `(() => {
  const marks = [...document.querySelectorAll('[data-front]')];
  const state = (window.soakWatch ??= { gaps: [], frames: [], last: 0, video: null, isOn: false });
  if (!state.isOn && document.querySelector('video')) {
    state.isOn = true;
    for (const video of document.querySelectorAll('video')) {
      const seen = (_, { presentationTime }) => {
        if (video.hasAttribute('data-front')) {
          if (state.video) (state.video === video ? state.frames : state.gaps).push(presentationTime - state.last);
          state.video = video;
          state.last = presentationTime;
        }
        video.requestVideoFrameCallback(seen);
      };
      video.requestVideoFrameCallback(seen);
    }
  }
  return { mark: marks.map((one) => one.currentSrc + (one.currentTime ?? '')).join(), gaps: state.gaps.splice(0), frames: state.frames.splice(0) };
})()`;

/** Forgets the last frame, so that a visit shown over the loop does not count as a gap. */
const RESET = 'window.soakWatch && (window.soakWatch.video = null)';

/** Reads the loop's frames at an interval, through crashes and restarts. */
export function monitorFrames(kiosk: KioskShell, everyMs = 250) {
  const gaps: number[] = [];
  const frames: number[] = [];
  let longestBlackMs = 0;
  let mark = '';
  let changedAt = performance.now();
  let isVisited = false;
  let isStopped = false;

  async function read(): Promise<void> {
    const reading = await kiosk.evaluateInLoop<Reading>(READ_FRAMES);
    if (reading) {
      gaps.push(...reading.gaps);
      frames.push(...reading.frames);
    }
    const isNew = isVisited || (reading !== null && reading.mark !== '' && reading.mark !== mark);
    if (!isNew) return;
    longestBlackMs = Math.max(longestBlackMs, performance.now() - changedAt);
    changedAt = performance.now();
    mark = reading?.mark ?? '';
  }

  const done = (async () => {
    while (!isStopped) {
      await read();
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();

  return {
    /** Call when a visit opens (true) and when it is closed (false). */
    async setVisited(next: boolean): Promise<void> {
      isVisited = next;
      await kiosk.evaluateInLoop(RESET);
    },
    /** Discards the measurements so far. */
    discard(): void {
      gaps.length = 0;
      frames.length = 0;
    },
    swaps: () => gaps.length,
    async stop() {
      isStopped = true;
      await done;
      return { gaps: sortAscending(gaps), frames: sortAscending(frames), longestBlackMs };
    },
  };
}
