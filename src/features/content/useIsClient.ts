import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and while its page hydrates, true afterwards. For parts whose code a server's page must not wait for. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
