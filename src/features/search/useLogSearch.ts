import { isCrawler } from '@contract/crawlers';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import { useTrack } from '@/api/useTrack';
import { useLogQueryMutation } from './searchApi';

/** The logged terms by Redux store: Back from a product shows results again, which is not another search. */
const loggedTerms = new WeakMap<object, Set<string>>();

/**
 * Logs and tracks a search term with its number of results, once per term; a failure is ignored (docs/spec/08 §1). Crawlers are excluded,
 * because the links that they follow say nothing about what shoppers look for.
 */
export function useLogSearch(term: string, resultSize: number | undefined): void {
  const track = useTrack();
  const [log] = useLogQueryMutation();
  const store = useStore();
  const isBack = useNavigationType() === 'POP';
  const loggedTerm = useRef<string>(undefined);
  useEffect(() => {
    // Filters change the number of results, but not the term.
    if (resultSize === undefined || loggedTerm.current === term) return;
    loggedTerm.current = term;
    const logged = loggedTerms.get(store) ?? new Set();
    if (isBack && logged.has(term)) return;
    loggedTerms.set(store, logged.add(term));
    track({ type: 'searchCompleted', term, resultCount: resultSize });
    if (!isCrawler(navigator.userAgent)) void log({ query: term, result_size: resultSize });
  }, [term, resultSize, isBack, store, log, track]);
}
