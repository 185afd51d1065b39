import { isCrawler } from '@contract/crawlers';
import { useEffect, useRef } from 'react';
import { useTrack } from '@/api/useTrack';
import { useLogQueryMutation } from './searchApi';

/**
 * Logs and tracks a search term with its number of results, once for each term; a failure is ignored (docs/spec/08 §1).
 * The links that a crawler follows say nothing about what shoppers look for, so they are not logged.
 */
export function useLogSearch(term: string, resultSize: number | undefined): void {
  const track = useTrack();
  const [log] = useLogQueryMutation();
  const loggedTerm = useRef<string>(undefined);
  useEffect(() => {
    // Filters change the number of results, not the term.
    if (resultSize === undefined || loggedTerm.current === term) return;
    loggedTerm.current = term;
    track({ type: 'searchCompleted', term, resultCount: resultSize });
    if (!isCrawler(navigator.userAgent)) void log({ query: term, result_size: resultSize });
  }, [term, resultSize, log, track]);
}
