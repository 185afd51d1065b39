import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Tracks which menu is open. Hovering opens and closes a menu after delayMs (225 by default, docs/spec/03 §5), so that a mouse crossing the
 * row opens nothing; keyboard and touch open a menu immediately.
 */
export function useHoverIntent(delayMs: number) {
  const [openId, setOpenId] = useState<string | null>(null);
  const timer = useRef(0);

  const open = useCallback((id: string | null) => {
    window.clearTimeout(timer.current);
    setOpenId(id);
  }, []);
  const openAfterDelay = useCallback(
    (id: string | null) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setOpenId(id), delayMs);
    },
    [delayMs],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return { openId, open, openAfterDelay };
}
