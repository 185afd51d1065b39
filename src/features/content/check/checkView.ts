/** What the dealer's view of the checks knows: who shows it, and the problems of each content on the page. */

export interface FoundProblem {
  reason: string;
  /** Of the outlined element; null when it is the content as a whole. */
  id: string | null;
}

let isOpen = false;
let found: readonly FoundProblem[] = [];
const contents = new Map<string, readonly FoundProblem[]>();
const listeners = new Set<() => void>();

function changed() {
  found = [...contents.values()].flat();
  for (const listener of listeners) listener();
}

export const checkView = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isOpen: () => isOpen,
  problems: () => found,
  open() {
    isOpen = true;
    changed();
    return () => {
      isOpen = false;
      changed();
    };
  },
  /** The problems of one content, until it is gone from the page. key: of this content on this page. */
  show(key: string, problems: readonly FoundProblem[]) {
    contents.set(key, problems);
    changed();
    return () => {
      contents.delete(key);
      changed();
    };
  },
};
