import { useEffect, useSyncExternalStore } from 'react';
import { loadScript, onResourceChange, type ResourceState, resourceState } from './loadResource';

const onServer = (): ResourceState => 'idle';

/** Loads a third party's script while the component needs it and follows its state; null: not configured, stays idle. */
export function useScript(url: string | null, attributes?: Readonly<Record<string, string>>): ResourceState {
  // The attributes count when the script is first asked for: a script runs once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object of the same attributes is no new script
  useEffect(() => {
    if (url) loadScript(url, attributes).catch(() => {});
  }, [url]);
  return useSyncExternalStore(onResourceChange, () => (url ? resourceState(url) : 'idle'), onServer);
}
