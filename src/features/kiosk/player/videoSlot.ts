import { markFramePresented } from '@/features/kiosk/health/loopHealth';
import { showFit } from './showFit';
import type { PlayerSlot } from './slot';
import { LOAD_TIMEOUT_MS, withTimeout } from './withTimeout';

const START_TIMEOUT_MS = 4_000;
/**
 * How long before the end of a clip the next clip starts: longer than a busy machine needs to start a video, short enough that viewers miss
 * little of it. Starting early is necessary, because Chromium drops frames when a video resumes from a pause or a slow rate.
 */
const NEAR_END_SECONDS = 0.35;
/** How long before its end a clip is swapped out: two frames at 30 fps, so that both videos are moving during the swap. */
const SWAP_LEAD_SECONDS = 0.07;
/** Vertical position of captions in per cent of the video height. */
const CAPTION_LINE_PERCENT = 9;

/** Wraps a callback so that only its first call runs. */
function once(callback: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    callback();
  };
}

/** Plays videos in a video element. */
export function createVideoSlot(video: HTMLVideoElement): PlayerSlot {
  const captionTrack = video.querySelector('track');
  let nearEnd: () => void = () => {};
  let end: () => void = () => {};
  let fail: () => void = () => {};
  let advanced: () => void = () => {};
  let clipController = new AbortController();
  video.addEventListener('ended', () => end());
  video.addEventListener('error', () => fail());

  /** Runs while the playback position advances, even during a still without new frames. The screen is alive if it paints after that. */
  let lastPositionSeconds = 0;
  video.addEventListener('timeupdate', () => {
    const { currentTime } = video;
    if (video.paused || currentTime === lastPositionSeconds) return;
    lastPositionSeconds = currentTime;
    requestAnimationFrame(() => markFramePresented());
    if (video.duration - currentTime <= NEAR_END_SECONDS) nearEnd();
    advanced();
  });

  /** Runs on every presented frame: records the frame and detects the end of the clip. */
  function watchFrames(signal: AbortSignal, onFrame: () => void): void {
    video.requestVideoFrameCallback((_, { mediaTime }) => {
      if (signal.aborted) return;
      markFramePresented();
      onFrame();
      const remainingSeconds = video.duration - mediaTime;
      if (remainingSeconds <= SWAP_LEAD_SECONDS) end();
      else if (remainingSeconds <= NEAR_END_SECONDS) nearEnd();
      watchFrames(signal, () => {});
    });
  }

  // The overlay shows titles and prices at the bottom, so cues without a position move to the top.
  captionTrack?.addEventListener('load', () => {
    for (const cue of captionTrack.track.cues ?? []) {
      if (!(cue instanceof VTTCue) || cue.line !== 'auto') continue;
      cue.snapToLines = false;
      cue.line = CAPTION_LINE_PERCENT;
    }
  });

  function setCaptions(url: string): void {
    if (!captionTrack || url === captionTrack.getAttribute('src')) return;
    // Chromium keeps the cues of the previous video on screen when only the src changes.
    for (const cue of [...(captionTrack.track.cues ?? [])]) captionTrack.track.removeCue(cue);
    captionTrack.track.mode = url ? 'showing' : 'disabled';
    if (url) captionTrack.src = url;
    else captionTrack.removeAttribute('src');
  }

  return {
    load(clip) {
      clipController.abort();
      clipController = new AbortController();
      const { signal } = clipController;
      const loaded = new Promise<number>((resolve, reject) => {
        const options = { signal, once: true };
        signal.addEventListener('abort', () => reject(new Error('another clip was loaded')));
        video.addEventListener('error', () => reject(new Error(video.error?.message || 'no video')), options);
        const isDecoded = () => {
          showFit(video, clip.fit, { width: video.videoWidth, height: video.videoHeight });
          resolve(video.duration * 1000);
        };
        video.addEventListener('loadeddata', isDecoded, options);
      });
      setCaptions(clip.captions);
      video.src = clip.url;
      video.load();
      return withTimeout(loaded, LOAD_TIMEOUT_MS, 'clip did not load');
    },
    start() {
      const { signal } = clipController;
      const firstFrame = new Promise<void>((resolve) => {
        watchFrames(signal, resolve);
        // The first frame was decoded on load; in a slide show, the second one may follow minutes later.
        advanced = resolve;
      });
      return withTimeout(
        Promise.all([video.play(), firstFrame]),
        START_TIMEOUT_MS,
        'clip did not start',
      ).then(() => {});
    },
    pause: () => video.pause(),
    setFront: (isFront) => void video.toggleAttribute('data-front', isFront),
    positionSeconds: () => video.currentTime,
    onNearEnd(callback) {
      nearEnd = once(callback);
    },
    onEnd(callback) {
      end = once(callback);
    },
    onError(callback) {
      fail = callback;
    },
  };
}
