import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { makeTurn, type Turn } from '@/lib/turns';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** A rendered part stays as the server wrote it until its turn has come; one that is new shows at once. */
function Waiting({ turn, children }: { turn: Turn; children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(never, no, yes);
  if (isTakenOver && !turn.hasCome()) throw turn.come();
  return children;
}

/**
 * A part of a rendered page that the browser takes over by itself, in its turn: many small steps instead of a long one,
 * between which a press is answered.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(makeTurn);
  // Rendered anew while it waits: what changed can't be shown in a part that is not taken over.
  turn.hurry();
  return (
    <Suspense fallback={null}>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  );
}
