/** External store (useSyncExternalStore) of the content problems on the page and of the panel that lists them. */

export interface FoundProblem {
  reason: string;
  /** Id of the outlined element; null when the problem concerns the whole content. */
  id: string | null;
}

let isOpen = false;
let problems: readonly FoundProblem[] = [];
const problemsByContent = new Map<string, readonly FoundProblem[]>();
const listeners = new Set<() => void>();

function notify() {
  problems = [...problemsByContent.values()].flat();
  for (const listener of listeners) listener();
}

export const problemStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isOpen: () => isOpen,
  problems: () => problems,
  /** Opens the panel; the returned function closes the panel. */
  open() {
    isOpen = true;
    notify();
    return () => {
      isOpen = false;
      notify();
    };
  },
  /** Adds the problems of one content; the returned function removes them. contentId: unique on the page. */
  add(contentId: string, found: readonly FoundProblem[]) {
    problemsByContent.set(contentId, found);
    notify();
    return () => {
      problemsByContent.delete(contentId);
      notify();
    };
  },
};
