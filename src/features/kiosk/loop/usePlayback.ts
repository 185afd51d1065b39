import { type RefObject, useEffect, useRef, useState } from 'react';
import { loopCovered, markQuarantine } from '@/features/kiosk/health/loopHealth';
import { serverNow } from '@/features/kiosk/serverClock';
import type { KioskBridge } from '@/platform/platform';
import type { Deck } from './deck';
import { itemDeck } from './itemDeck';
import { type PlayLoop, type Showing, startPlayLoop } from './playLoop';
import { type Clip, FALLBACK, Playlist } from './playlist';

/** So long the first start waits for the list before the shipped clip plays. */
const LIST_PATIENCE_MS = 1_500;
/** Titles follow the picture: nothing is laid out while two clips change places. */
const TITLE_DELAY_MS = 150;

function deckIn(box: HTMLElement | null): Deck | null {
  const video = box?.querySelector('video');
  const image = box?.querySelector('img');
  return video && image ? itemDeck(video, image) : null;
}

export interface OnStage {
  deck: number;
  clip: Clip;
  lengthMs: number;
  /** Counts the swaps, so that what is shown beside the clip starts anew with it. */
  swap: number;
}

interface Parts {
  /** Of each deck the box with its two elements. */
  boxes: readonly [RefObject<HTMLDivElement | null>, RefObject<HTMLDivElement | null>];
  clips: readonly Clip[];
  bridge: KioskBridge;
  onPlayed: (showing: Showing) => Promise<void>;
}

/** Runs the loop on two video elements for as long as the screen stands; pauses while a visit covers it. */
export function usePlayback({ boxes, clips, bridge, onPlayed }: Parts): OnStage | null {
  const [stage, setStage] = useState<OnStage | null>(null);
  const playlist = useRef(new Playlist(serverNow));
  const loop = useRef<PlayLoop | null>(null);
  const start = useRef<() => void>(() => {});
  const [first, second] = boxes;

  useEffect(() => {
    const [a, b] = [deckIn(first.current), deckIn(second.current)];
    if (!a || !b) return;
    const report = (problem: string) => void bridge.shell.report(problem.slice(0, 200)).catch(() => {});
    let onFront: Clip = FALLBACK;
    let hasShown = false;
    let title: ReturnType<typeof setTimeout>;

    start.current = () => {
      if (loop.current) {
        // The shipped clip gives way as soon as there is something better.
        if (onFront === FALLBACK) loop.current.restart();
        return;
      }
      loop.current = startPlayLoop({
        decks: [a, b],
        next: () => playlist.current.next(),
        onShow(deck, clip, lengthMs) {
          // scripts/benchKiosk.mjs reads this line.
          if (!hasShown) report('first frame');
          hasShown = true;
          onFront = clip;
          clearTimeout(title);
          title = setTimeout(
            () => setStage((before) => ({ deck, clip, lengthMs, swap: (before?.swap ?? 0) + 1 })),
            TITLE_DELAY_MS,
          );
        },
        onPlayed(showing) {
          playlist.current.worked(showing.clip);
          markQuarantine(showing.clip.videoId, false);
          onPlayed(showing).catch((error: unknown) => report(`play not kept: ${String(error)}`));
        },
        onFailed(clip, reason) {
          const isOut = playlist.current.failed(clip);
          if (isOut) markQuarantine(clip.videoId, true);
          report(`clip ${clip.videoId}: ${reason}${isOut ? ', in quarantine' : ''}`);
        },
      });
    };

    const patience = setTimeout(() => start.current(), LIST_PATIENCE_MS);
    const stopListening = bridge.visit.onCovered((isCovered) => {
      loopCovered(isCovered);
      if (isCovered) loop.current?.pause();
      else loop.current?.resume();
    });
    return () => {
      clearTimeout(patience);
      clearTimeout(title);
      stopListening();
      loop.current?.pause();
      loop.current = null;
    };
  }, [bridge, first, second, onPlayed]);

  useEffect(() => {
    playlist.current.update(clips);
    if (clips.length > 0) start.current();
  }, [clips]);

  return stage;
}
