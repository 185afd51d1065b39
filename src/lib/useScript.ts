import { useEffect, useSyncExternalStore } from 'react';
import { loadScript, onResourceChange, type ResourceState, resourceState } from './loadResource';

const onServer = (): ResourceState => 'idle';

/** Loads a third-party script and returns its state. url: null when the script is not configured; the state stays idle. */
export function useScript(url: string | null, attributes?: Readonly<Record<string, string>>): ResourceState {
  // A script runs once, so only the attributes of the first request have an effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object with the same attributes does not reload the script
  useEffect(() => {
    if (url) loadScript(url, attributes).catch(() => {});
  }, [url]);
  return useSyncExternalStore(onResourceChange, () => (url ? resourceState(url) : 'idle'), onServer);
}
