import { http } from '@/api/http';
import { markFramePresented } from '@/features/kiosk/health/loopHealth';
import { showFit } from './showFit';
import type { PlayerSlot } from './slot';
import { LOAD_TIMEOUT_MS, withTimeout } from './withTimeout';

const DEFAULT_DURATION_MS = 8_000;
const FRAME_INTERVAL_MS = 500;
const NEAR_END_MS = 350;

/**
 * Rejects for a truncated file, of which an img element would show half a picture without an error. Formats that ImageDecoder does not
 * support, such as SVG, are left to the element.
 */
async function assertComplete(url: string): Promise<void> {
  if (!('ImageDecoder' in window)) return;
  const { data, headers } = await http.get<ArrayBuffer>(url, {
    withCredentials: false,
    responseType: 'arraybuffer',
  });
  const type = String(headers['content-type'] ?? '');
  if (!(await ImageDecoder.isTypeSupported(type))) return;
  const decoder = new ImageDecoder({ data, type });
  try {
    const { image } = await decoder.decode({ completeFramesOnly: true });
    image.close();
  } finally {
    decoder.close();
  }
}

/** Shows images and product cards in an img element for the duration that the kiosk service sets. */
export function createImageSlot(image: HTMLImageElement): PlayerSlot {
  /** Files verified so far, by URL; a replaced file has another URL. */
  const complete = new Set<string>();
  let durationMs = DEFAULT_DURATION_MS;
  let startedAt: number | null = null;
  let frameTimer: ReturnType<typeof setInterval> | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let nearEnd: () => void = () => {};
  let end: () => void = () => {};

  function stop(): void {
    clearInterval(frameTimer);
    for (const timer of timers) clearTimeout(timer);
  }

  function finish(): void {
    stop();
    end();
  }

  function start(): void {
    stop();
    startedAt = performance.now();
    frameTimer = setInterval(() => requestAnimationFrame(markFramePresented), FRAME_INTERVAL_MS);
    timers = [setTimeout(() => nearEnd(), durationMs - NEAR_END_MS), setTimeout(finish, durationMs)];
  }

  return {
    async load(clip) {
      stop();
      startedAt = null;
      durationMs = clip.durationMs > 0 ? clip.durationMs : DEFAULT_DURATION_MS;
      image.dataset.kind = clip.kind;
      image.src = clip.url;
      const isChecked = complete.has(clip.url) ? undefined : assertComplete(clip.url);
      await withTimeout(Promise.all([image.decode(), isChecked]), LOAD_TIMEOUT_MS, 'image did not load');
      complete.add(clip.url);
      showFit(image, clip.fit, { width: image.naturalWidth, height: image.naturalHeight });
      return durationMs;
    },
    start: async () => {},
    pause: stop,
    setFront(isFront) {
      image.toggleAttribute('data-front', isFront);
      if (isFront) start();
      else stop();
    },
    positionSeconds: () => (startedAt === null ? 0 : (performance.now() - startedAt) / 1000),
    onNearEnd(callback) {
      nearEnd = callback;
    },
    onEnd(callback) {
      end = callback;
    },
    onError: () => {},
  };
}
