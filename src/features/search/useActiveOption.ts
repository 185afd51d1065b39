import { type KeyboardEvent, useCallback, useState } from 'react';
import type { SuggestionTarget } from './suggestionTargets';

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => ((index + 2) % (count + 1)) - 1,
  ArrowUp: (index, count) => ((index + count + 1) % (count + 1)) - 1,
};

/** Selects a suggestion with the arrow keys; index -1 is the field, between the last and the first suggestion. */
export function useActiveOption(isOpen: boolean) {
  const [targets, setTargets] = useState<readonly SuggestionTarget[]>([]);
  const [index, setAt] = useState(-1);
  const reset = useCallback(() => setAt(-1), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !isOpen || targets.length === 0) return;
    event.preventDefault();
    setAt(step(index, targets.length));
  };
  return { active: (isOpen && targets[index]) || null, setTargets, reset, onKeyDown };
}
