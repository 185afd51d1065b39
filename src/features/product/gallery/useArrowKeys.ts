import { ownValue } from '@contract/ownValue';
import { useEffect, useEffectEvent } from 'react';

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Calls a function with the direction of each arrow key, wherever the focus is. Handlers of the focused element, such as a 360° view, and
 * of inner components take precedence. The function returns whether it handled the key.
 */
export function useArrowKeys(onArrow: (step: readonly [number, number]) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const step = ownValue(steps, event.key);
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!step || isModified || event.defaultPrevented || event.target instanceof HTMLVideoElement) return;
    if (onArrow(step)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
