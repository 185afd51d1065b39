import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { createHydrationSlot, type HydrationSlot } from './hydrationQueue';

const subscribeToNothing = () => () => {};
const getFalse = () => false;
const getTrue = () => true;

/** Suspends while the part hydrates and its slot is not released. A part without server markup renders at once. */
function Deferred({ slot, children }: { slot: HydrationSlot; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, getFalse, getTrue);
  if (isHydrating && !slot.isReleased()) throw slot.whenReleased();
  return children;
}

/** A part of a server-rendered page that hydrates by itself, in a task of its own, between which input is handled. */
export function DeferredHydration({ children }: { children: ReactNode }) {
  const [slot] = useState(createHydrationSlot);
  // A new render means that props have changed, and React can show the change only in a hydrated part.
  slot.release();
  return (
    <Suspense fallback={null}>
      <Deferred slot={slot}>{children}</Deferred>
    </Suspense>
  );
}
