import { type KeyboardEvent, useCallback, useState } from 'react';
import type { SuggestionTarget } from './suggestionTargets';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => ((at + 2) % (count + 1)) - 1,
  ArrowUp: (at, count) => ((at + count + 1) % (count + 1)) - 1,
};

/** Which suggestion the arrows are on; -1 is the field itself, between the last and the first. */
export function useActiveOption(isOpen: boolean) {
  const [targets, setTargets] = useState<readonly SuggestionTarget[]>([]);
  const [at, setAt] = useState(-1);
  const reset = useCallback(() => setAt(-1), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !isOpen || targets.length === 0) return;
    event.preventDefault();
    setAt(step(at, targets.length));
  };
  return { active: (isOpen && targets[at]) || null, setTargets, reset, onKeyDown };
}
