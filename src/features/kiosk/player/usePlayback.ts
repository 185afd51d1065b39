import { cutText } from '@contract/cutText';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  replaceQuarantined,
  setLoopCovered,
  setQuarantined,
  setShownVideo,
} from '@/features/kiosk/health/loopHealth';
import { reportProblem } from '@/features/kiosk/health/reportProblem';
import type { Clip } from '@/features/kiosk/playlist/clip';
import { type CrashedClip, FALLBACK, PlaylistCursor } from '@/features/kiosk/playlist/playlistCursor';
import { serverNow } from '@/features/kiosk/serverClock';
import type { KioskBridge } from '@/platform/platform';
import { createPlayerSlot } from './playerSlot';
import { type FinishedPlay, type PlayLoop, startPlayLoop } from './playLoop';
import type { PlayerSlot } from './slot';

/** Time that the first start waits for the playlist before the built-in clip plays. */
const PLAYLIST_TIMEOUT_MS = 1_500;
/** The title changes after the swap, so that no layout runs while the slots swap. */
const TITLE_DELAY_MS = 150;
/** Interval at which the schedule of the current clip is compared with the clock. */
const REVISE_MS = 1_000;

function findSlot(container: HTMLElement | null): PlayerSlot | null {
  const video = container?.querySelector('video');
  const image = container?.querySelector('img');
  return video && image ? createPlayerSlot(video, image) : null;
}

/** Staff know a clip by its title; the other log lines contain its id. */
const nameClip = ({ title, videoId }: Pick<Clip, 'title' | 'videoId'>) =>
  title === '' ? videoId : `“${cutText(title, 80)}” (${videoId})`;

const describeCrash = (clip: CrashedClip) =>
  `clip ${nameClip(clip)}: the screen ended while it loaded or played (${clip.failures} times)${clip.isQuarantined ? ', in quarantine' : ''}`;

export interface CurrentClip {
  slotIndex: number;
  clip: Clip;
  durationMs: number;
  /** Number of swaps so far; used as a React key to restart the caption and the progress bar. */
  swapCount: number;
}

interface Options {
  /** The container of each slot, which holds a video and an img element. */
  containers: readonly [RefObject<HTMLDivElement | null>, RefObject<HTMLDivElement | null>];
  clips: readonly Clip[];
  /** The time zone of the clips' schedules. */
  timeZone: string;
  /** Something other than a visit hides the clips: an emergency, or a dark screen. */
  isHidden: boolean;
  bridge: KioskBridge;
  onPlayed: (play: FinishedPlay) => Promise<void>;
  /** Called when a clip is quarantined because of its failures. */
  onQuarantined: (videoId: string) => void;
}

/** Runs the play loop in two player slots; pauses the loop while a visit or something else hides it. */
export function usePlayback({
  containers,
  clips,
  timeZone,
  isHidden,
  bridge,
  onPlayed,
  onQuarantined,
}: Options): CurrentClip | null {
  const [currentClip, setCurrentClip] = useState<CurrentClip | null>(null);
  const [cursor] = useState(() => new PlaylistCursor(serverNow));
  const loop = useRef<PlayLoop | null>(null);
  const start = useRef<() => void>(() => {});
  const hidden = useRef({ byVisit: false, byScreen: false });
  const [first, second] = containers;

  /** Pauses for the first reason, and resumes when no reason is left. */
  const hide = useCallback((reason: 'byVisit' | 'byScreen', isReason: boolean) => {
    const { current } = hidden;
    const wasHidden = current.byVisit || current.byScreen;
    current[reason] = isReason;
    const isNow = current.byVisit || current.byScreen;
    if (isNow === wasHidden) return;
    setLoopCovered(isNow);
    if (isNow) loop.current?.pause();
    else loop.current?.resume();
  }, []);

  useEffect(() => {
    const [a, b] = [findSlot(first.current), findSlot(second.current)];
    if (!a || !b) return;
    const report = (problem: string) => reportProblem(bridge, problem);
    let hasReportedFirstFrame = false;
    let titleTimer: ReturnType<typeof setTimeout>;

    if (cursor.crashed) report(describeCrash(cursor.crashed));
    start.current = () => {
      if (loop.current) return loop.current.revise();
      loop.current = startPlayLoop({
        slots: [a, b],
        next: () => cursor.next(),
        isPlayable: (clip) => cursor.currentEntry(clip) !== undefined,
        onLoading: (clip) => cursor.recordLoading(clip),
        onLoaded: () => cursor.recordLoaded(),
        onPaused: () => cursor.recordShown(null),
        onSwap(slotIndex, clip, durationMs) {
          // tools/bench/kiosk.mjs reads this line.
          if (!hasReportedFirstFrame) report('first frame');
          hasReportedFirstFrame = true;
          cursor.recordShown(clip);
          setShownVideo(clip === FALLBACK ? '' : clip.videoId);
          clearTimeout(titleTimer);
          titleTimer = setTimeout(
            () =>
              setCurrentClip((previous) => ({
                slotIndex,
                clip,
                durationMs,
                swapCount: (previous?.swapCount ?? 0) + 1,
              })),
            TITLE_DELAY_MS,
          );
        },
        onPlayed(play) {
          cursor.recordSuccess(play.clip);
          setQuarantined(play.clip.videoId, false);
          onPlayed(play).catch((error: unknown) => report(`play not stored: ${String(error)}`));
        },
        onFailed(clip, reason) {
          const isQuarantined = cursor.recordFailure(clip);
          if (isQuarantined) {
            setQuarantined(clip.videoId, true);
            onQuarantined(clip.videoId);
          }
          report(`clip ${nameClip(clip)}: ${reason}${isQuarantined ? ', in quarantine' : ''}`);
        },
      });
      if (hidden.current.byVisit || hidden.current.byScreen) loop.current.pause();
    };

    const playlistTimeout = setTimeout(() => start.current(), PLAYLIST_TIMEOUT_MS);
    const reviseTimer = setInterval(() => loop.current?.revise(), REVISE_MS);
    const stopListening = bridge.visit.onCovered((isCovered) => hide('byVisit', isCovered));
    return () => {
      clearTimeout(playlistTimeout);
      clearInterval(reviseTimer);
      clearTimeout(titleTimer);
      stopListening();
      loop.current?.pause();
      loop.current = null;
    };
  }, [bridge, first, second, onPlayed, onQuarantined, hide, cursor]);

  useEffect(() => hide('byScreen', isHidden), [isHidden, hide]);

  useEffect(() => {
    cursor.update(clips, timeZone);
    // After a reload, the failure counts are read from storage.
    replaceQuarantined(clips.filter((clip) => cursor.isQuarantined(clip)).map(({ videoId }) => videoId));
    setCurrentClip(
      (current) => current && { ...current, clip: cursor.currentEntry(current.clip) ?? current.clip },
    );
    if (loop.current || clips.length > 0) start.current();
  }, [clips, timeZone, cursor]);

  return currentClip;
}
