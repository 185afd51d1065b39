export interface ViewTransitions {
  /** Runs an update of the screen, inside a view transition if it is animated and the browser has them. */
  run: (update: () => void, isAnimated: boolean) => void;
  /** To call whenever an update is rendered. */
  rendered: () => void;
}

/** Runs one view transition at a time: the next update skips the transition of the one before it. */
export function makeViewTransitions(): ViewTransitions {
  let skip = () => {};
  let finish = () => {};
  return {
    run(update, isAnimated) {
      skip();
      skip = () => {};
      if (!isAnimated || !('startViewTransition' in document)) return update();
      let isSkipped = false;
      const transition = document.startViewTransition(() => {
        // The browser calls this in a later frame, when the next update may be on the screen.
        if (isSkipped) return;
        update();
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      });
      transition.ready.catch(() => {});
      skip = () => {
        isSkipped = true;
        finish();
        transition.skipTransition();
      };
    },
    rendered: () => finish(),
  };
}
