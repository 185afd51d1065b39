import { safeDecode } from '@contract/safeDecode';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToAnchor } from '@/browser/scrollToAnchor';

/** Maximum time for a new page to render the anchor's element. */
const ANCHOR_TIMEOUT_MS = 5_000;

/** Input after which the page must not move any more. */
const inputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Whether the shopper opened this document, rather than reloading it or going back to it, which restore the position. */
function isNewDocument(): boolean {
  const timing = performance.getEntriesByType?.('navigation')[0];
  const type = timing && 'type' in timing ? timing.type : 'navigate';
  return type !== 'reload' && type !== 'back_forward';
}

/**
 * After a navigation to #id, scrolls to the element once it is rendered. The router scrolls immediately, when the new page may still be
 * loading, and without the offset (docs/spec/01 §5, docs/spec/05 §4). The same applies to a document that is opened at #id and starts from
 * the plain shell; in one with the element, the browser or the router has scrolled. Back and forward restore their position.
 */
export function useAnchorScroll(): void {
  const { hash, key } = useLocation();
  const isNewEntry = useNavigationType() !== 'POP';
  const isFirst = useRef(true);

  useEffect(() => {
    const isOpening = isFirst.current && !isNewEntry && isNewDocument();
    isFirst.current = false;
    const id = (isNewEntry || isOpening) && key ? safeDecode(hash.slice(1)) : '';
    if (!id || (isOpening && document.getElementById(id))) return;
    const stop = () => {
      observer.disconnect();
      window.clearTimeout(timer);
      for (const name of inputEvents) window.removeEventListener(name, stop);
    };
    const observer = new MutationObserver(() => scrollToAnchor(id) && stop());
    const timer = window.setTimeout(stop, ANCHOR_TIMEOUT_MS);
    if (scrollToAnchor(id)) return stop();
    observer.observe(document.body, { childList: true, subtree: true });
    for (const name of inputEvents) window.addEventListener(name, stop, { passive: true });
    return stop;
  }, [hash, key, isNewEntry]);
}
