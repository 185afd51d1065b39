import { useEffect, useRef } from 'react';

/** Pointer handlers that call onHeld after a press of holdMs milliseconds. */
export function useLongPress(holdMs: number, onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown() {
      stop();
      timer.current = setTimeout(onHeld, holdMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
