import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * An overlay whose code is fetched when it is first opened, and which then stays so that it can leave with grace.
 * Nothing of it is in the entry nor in what the server renders.
 */
export function lazyOverlay<P extends { isOpen: boolean }>(load: () => Promise<ComponentType<P>>) {
  const Body = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function Overlay(props: P) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    if (!props.isOpen && !wasOpened) return null;
    return (
      <Suspense fallback={null}>
        <Body {...props} />
      </Suspense>
    );
  };
}
