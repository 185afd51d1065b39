import { useEffect } from 'react';
import { track } from '@/lib/track';
import { useLogQueryMutation } from './searchApi';

/**
 * Logs and tracks a search term with its number of results, once for each term; a failure is ignored (docs/spec/08 §1).
 */
export function useLogSearch(term: string, resultSize: number | undefined): void {
  const [log] = useLogQueryMutation();
  const isKnown = resultSize !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters change the number found, not what was searched for
  useEffect(() => {
    if (!isKnown) return;
    track({ type: 'searchCompleted', term, resultCount: resultSize });
    void log({ query: term, result_size: resultSize });
  }, [term, isKnown, log]);
}
