import { type RefObject, useEffect, useRef, useState } from 'react';
import type { KioskBridge } from '@/platform/platform';
import { videoDeck } from './deck';
import { type PlayLoop, type Showing, startPlayLoop } from './playLoop';
import { type Clip, FALLBACK, Playlist } from './playlist';

/** So long the first start waits for the list before the shipped clip plays. */
const LIST_PATIENCE_MS = 1_500;

export interface OnStage {
  deck: number;
  clip: Clip;
  lengthMs: number;
  /** Counts the swaps, so that what is shown beside the clip starts anew with it. */
  swap: number;
}

interface Parts {
  elements: readonly [RefObject<HTMLVideoElement | null>, RefObject<HTMLVideoElement | null>];
  clips: readonly Clip[];
  bridge: KioskBridge;
  onPlayed: (showing: Showing) => Promise<void>;
}

/** Runs the loop on two video elements for as long as the screen stands; pauses while a visit covers it. */
export function usePlayback({ elements, clips, bridge, onPlayed }: Parts): OnStage | null {
  const [stage, setStage] = useState<OnStage | null>(null);
  const playlist = useRef(new Playlist());
  const loop = useRef<PlayLoop | null>(null);
  const start = useRef<() => void>(() => {});
  const [first, second] = elements;

  useEffect(() => {
    const { current: a } = first;
    const { current: b } = second;
    if (!a || !b) return;
    const report = (problem: string) => void bridge.shell.report(problem.slice(0, 200)).catch(() => {});
    let onFront: Clip = FALLBACK;

    start.current = () => {
      if (loop.current) {
        // The shipped clip gives way as soon as there is something better.
        if (onFront === FALLBACK) loop.current.restart();
        return;
      }
      // The first clip comes on the first deck; scripts/benchKiosk.mjs reads this line.
      a.requestVideoFrameCallback(() => report('first frame'));
      loop.current = startPlayLoop({
        decks: [videoDeck(a), videoDeck(b)],
        next: () => playlist.current.next(),
        onShow(deck, clip, lengthMs) {
          onFront = clip;
          setStage((before) => ({ deck, clip, lengthMs, swap: (before?.swap ?? 0) + 1 }));
        },
        onPlayed(showing) {
          playlist.current.worked(showing.clip);
          onPlayed(showing).catch((error: unknown) => report(`play not kept: ${String(error)}`));
        },
        onFailed(clip, reason) {
          const isOut = playlist.current.failed(clip);
          report(`clip ${clip.videoId}: ${reason}${isOut ? ', in quarantine' : ''}`);
        },
      });
    };

    const patience = setTimeout(() => start.current(), LIST_PATIENCE_MS);
    const stopListening = bridge.visit.onCovered((isCovered) => {
      if (isCovered) loop.current?.pause();
      else loop.current?.resume();
    });
    return () => {
      clearTimeout(patience);
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
