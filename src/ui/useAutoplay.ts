import { type RefObject, useEffect, useState } from 'react';

/** Calls advance at each beat, unless something holds it: a pointer over it, focus in it, or a hidden page. */
export function useAutoplay(
  frame: RefObject<HTMLElement | null>,
  advance: () => void,
  intervalMs: number | null,
) {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element || intervalMs === null) return;
    const hold = () => setIsHeld(true);
    const release = () => setIsHeld(element.matches(':hover') || element.contains(document.activeElement));
    const all = { pointerenter: hold, pointerleave: release, focusin: hold, focusout: release };
    const entries = Object.entries(all);
    for (const [name, listener] of entries) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) element.removeEventListener(name, listener);
    };
  }, [frame, intervalMs]);

  useEffect(() => {
    if (intervalMs === null || isHeld) return;
    const timer = window.setInterval(() => document.hidden || advance(), intervalMs);
    return () => window.clearInterval(timer);
  }, [intervalMs, isHeld, advance]);
}
