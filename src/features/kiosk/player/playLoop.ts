import type { Clip } from '@/features/kiosk/playlist/clip';
import { FALLBACK } from '@/features/kiosk/playlist/playlistCursor';
import type { PlayerSlot } from './slot';

/**
 * A finished or interrupted showing of a clip. durationMs is measured with a monotonic clock; startedAt is derived from it, because the
 * machine's clock may have been changed.
 */
export interface FinishedPlay {
  clip: Clip;
  startedAt: Date;
  endedAt: Date;
  durationMs: number;
  /** Whether it played to its end; false if something covered or replaced it. */
  isComplete: boolean;
}

interface Options {
  slots: readonly [PlayerSlot, PlayerSlot];
  next: () => Clip;
  /** Whether a clip may still be shown: it is in the playlist, within its schedule, and nothing of a higher priority plays. */
  isPlayable: (clip: Clip) => boolean;
  /** Called before a clip is decoded, and after that has succeeded or failed. */
  onLoading: (clip: Clip) => void;
  onLoaded: () => void;
  /** Called when the loop stops showing a clip because something covers it. */
  onPaused: () => void;
  /** Called when a slot becomes visible with its first frame decoded. slotIndex: 0 or 1. */
  onSwap: (slotIndex: number, clip: Clip, durationMs: number) => void;
  onPlayed: (play: FinishedPlay) => void;
  onFailed: (clip: Clip, reason: string) => void;
}

interface RunningClip {
  clip: Clip;
  /** By performance.now(). */
  startedAtMs: number;
}

interface PreparedClip {
  clip: Clip;
  duration: Promise<number>;
  /** Set when playback has been started; resolves with the first presented frame. */
  start?: Promise<void> | undefined;
}

const STALL_TIMEOUT_MS = 4_000;
const STALL_CHECK_MS = 500;
/** Grace period after a clip's duration, for players that never fire `ended` (field note: WPEWebKit #1191). */
const END_GRACE_MS = 1_500;
const RETRY_MS = 1_000;
/** Delay before the next clip loads, so decoding does not disturb the first frames; a quarter of a shorter clip. */
const PREPARE_DELAY_MS = 1_000;
/** If no other clip is ready after this time, a clip that must be removed is replaced by the built-in clip. */
const LEAVE_TIMEOUT_MS = 2_500;

/**
 * Plays clips alternately in two slots. The background slot holds the decoded first frame of the next clip, so that a swap shows no black
 * frame. Every callback carries its generation number; late callbacks are ignored (screentinker #335).
 */
export function startPlayLoop(options: Options) {
  const { slots, next, isPlayable, onLoading, onLoaded, onPaused, onSwap, onPlayed, onFailed } = options;
  let generation = 0;
  let frontIndex = 1;
  let running: RunningClip | null = null;
  let prepared: PreparedClip | null = null;
  let stallTimer: ReturnType<typeof setInterval> | undefined;
  let prepareTimer: ReturnType<typeof setTimeout> | undefined;
  /** The clip on the screen may no longer be shown. */
  let isLeaving = false;
  let leaveTimer: ReturnType<typeof setTimeout> | undefined;

  const slotAt = (index: number): PlayerSlot => (index === 0 ? slots[0] : slots[1]);

  /** Loads the next clip into the background slot. */
  function prepare(clip = next()): PreparedClip {
    onLoading(clip);
    const candidate: PreparedClip = { clip, duration: slotAt(1 - frontIndex).load(clip) };
    prepared = candidate;
    const settled = () => prepared === candidate && onLoaded();
    candidate.duration.then(settled, (error: unknown) => {
      settled();
      replaceFailed(candidate, error);
    });
    return candidate;
  }

  /** Starts the next clip in the background slot, so that a swap only has to change the visible slot. */
  function startPrepared(candidate: PreparedClip): Promise<void> {
    if (candidate.start) return candidate.start;
    const start = candidate.duration.then(() => {
      onLoading(candidate.clip);
      return slotAt(1 - frontIndex).start();
    });
    candidate.start = start;
    start.then(onLoaded, onLoaded);
    start.catch((error: unknown) => candidate.start === start && replaceFailed(candidate, error));
    return start;
  }

  /**
   * Replaces a clip that failed in the background slot before it became visible. While the running clip is being replaced, advance itself
   * awaits the next one.
   */
  function replaceFailed(candidate: PreparedClip, error: unknown): void {
    if (!running || isLeaving || prepared !== candidate) return;
    prepared = null;
    onFailed(candidate.clip, toReason(error));
    prepareTimer = setTimeout(() => running && !prepared && prepare(), RETRY_MS);
  }

  /** Reports the play of the running clip. */
  function recordPlay(isComplete = false): void {
    if (!running) return;
    const { clip, startedAtMs } = running;
    running = null;
    clearInterval(stallTimer);
    const durationMs = Math.round(performance.now() - startedAtMs);
    const endedAt = new Date();
    const startedAt = new Date(endedAt.getTime() - durationMs);
    onPlayed({ clip, startedAt, endedAt, durationMs, isComplete });
  }

  function stopLeaving(): void {
    clearTimeout(leaveTimer);
    isLeaving = false;
  }

  async function advance(): Promise<void> {
    generation += 1;
    const ownGeneration = generation;
    clearInterval(stallTimer);
    clearTimeout(prepareTimer);
    const candidate = prepared ?? prepare();
    const { clip } = candidate;
    try {
      const durationMs = await candidate.duration;
      if (ownGeneration !== generation) return;
      await startPrepared(candidate);
      if (ownGeneration !== generation) return;
      // If the next clip started in time, there was nothing to wait for, and the previous clip still shows its last frame.
      slotAt(1 - frontIndex).setFront(true);
      slotAt(frontIndex).setFront(false);
      frontIndex = 1 - frontIndex;
      prepared = null;
      stopLeaving();
      onSwap(frontIndex, clip, durationMs);
      recordPlay();
      running = { clip, startedAtMs: performance.now() };
      watchRunning(ownGeneration, durationMs);
      prepareTimer = setTimeout(
        () => running && !prepared && prepare(),
        Math.min(PREPARE_DELAY_MS, durationMs / 4),
      );
    } catch (error) {
      if (ownGeneration !== generation) return;
      recordPlay();
      skip(clip, toReason(error));
    }
  }

  function skip(clip: Clip, reason: string): void {
    generation += 1;
    const ownGeneration = generation;
    running = null;
    clearInterval(stallTimer);
    if (prepared?.clip === clip) prepared = null;
    onFailed(clip, reason);
    prepareTimer = setTimeout(() => ownGeneration === generation && void advance(), prepared ? 0 : RETRY_MS);
  }

  /** Watches the running clip: it must end, fail or progress. */
  function watchRunning(ownGeneration: number, durationMs: number): void {
    const slot = slotAt(frontIndex);
    const { clip } = running ?? {};
    const startedAt = performance.now();
    let positionSeconds = slot.positionSeconds();
    let movedAt = startedAt;
    const ended = () => {
      if (ownGeneration !== generation) return;
      recordPlay(true);
      void advance();
    };
    slot.onNearEnd(
      () => ownGeneration === generation && void startPrepared(prepared ?? prepare()).catch(() => {}),
    );
    slot.onEnd(ended);
    slot.onError(() => ownGeneration === generation && clip && skip(clip, 'playback failed'));
    stallTimer = setInterval(() => {
      if (ownGeneration !== generation) return;
      const now = performance.now();
      if (slot.positionSeconds() !== positionSeconds) {
        positionSeconds = slot.positionSeconds();
        movedAt = now;
      }
      if (now - startedAt > durationMs + END_GRACE_MS && positionSeconds * 1000 >= durationMs - END_GRACE_MS)
        ended();
      else if (now - movedAt > STALL_TIMEOUT_MS && clip) skip(clip, 'playback stalled');
    }, STALL_CHECK_MS);
  }

  /** Discards a prepared clip that may no longer be shown. */
  function dropRevoked(): void {
    if (prepared && !isPlayable(prepared.clip)) prepared = null;
  }

  /** Abandons the running clip, which stays on the screen until another one is decoded, so that no frame is black. */
  function leave({ clip }: RunningClip): void {
    isLeaving = true;
    // The built-in clip does not replace itself, because that would abort the load of a slow clip again and again.
    if (clip !== FALLBACK)
      leaveTimer = setTimeout(() => {
        prepare(FALLBACK);
        void advance();
      }, LEAVE_TIMEOUT_MS);
    dropRevoked();
    void advance();
  }

  void advance();
  return {
    /** Pauses playback during a visit and reports the partial play. */
    pause(): void {
      generation += 1;
      clearTimeout(prepareTimer);
      stopLeaving();
      slotAt(frontIndex).pause();
      slotAt(1 - frontIndex).pause();
      if (prepared) prepared.start = undefined;
      recordPlay();
      clearInterval(stallTimer);
      onPaused();
    },
    resume(): void {
      dropRevoked();
      void advance();
    },
    /**
     * Applies a change of the playlist, or the passing of time. A clip that may no longer be shown is interrupted, and a prepared one is
     * replaced.
     */
    revise(): void {
      if (!running || isLeaving) return;
      if (!isPlayable(running.clip)) leave(running);
      else if (prepared && !prepared.start && !isPlayable(prepared.clip)) prepare();
    },
  };
}
const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export type PlayLoop = ReturnType<typeof startPlayLoop>;
