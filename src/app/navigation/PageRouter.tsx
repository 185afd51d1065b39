import { startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { PendingNavigationContext } from '@/features/site/navigation/pendingNavigation';
import { makeNavigation, type Open, type View } from './navigation';
import { Pages } from './Pages';
import { scrollPage } from './scrollPositions';
import { makeViewTransitions } from './viewTransitions';

interface Props {
  first: View;
  /** Path of the language, '' without one. */
  basename: string;
  open: Open;
}

/** Shows the pages of the address in a browser. */
export function PageRouter({ first, basename, open }: Props) {
  const [view, setView] = useState(first);
  const [isPending, setIsPending] = useState(false);
  const [transitions] = useState(makeViewTransitions);
  const [{ navigator, listen }] = useState(() =>
    makeNavigation(first, {
      open,
      onPending: () => startTransition(() => setIsPending(true)),
      show: (next, isAnimated) =>
        transitions.run(
          // The page before stays until the next one has rendered.
          () =>
            startTransition(() => {
              setView(next);
              setIsPending(false);
            }),
          isAnimated,
        ),
    }),
  );
  const { location, scroll, type, pages } = view;
  useLayoutEffect(() => listen(), [listen]);
  useLayoutEffect(() => {
    scrollPage(location, scroll);
    transitions.rendered();
  }, [location, scroll, transitions]);
  return (
    <Router basename={basename || '/'} location={location} navigationType={type} navigator={navigator}>
      <PendingNavigationContext value={isPending}>
        <Pages pages={pages} location={location} />
      </PendingNavigationContext>
    </Router>
  );
}
