import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Which of several menus is open. A pointer opens and leaves one after delayMs (225 by default, commerce
 * specification §9), so that crossing the row opens nothing; keys and fingers open at once.
 */
export function useHoverIntent(delayMs: number) {
  const [openId, setOpenId] = useState<string | null>(null);
  const timer = useRef(0);

  const open = useCallback((id: string | null) => {
    window.clearTimeout(timer.current);
    setOpenId(id);
  }, []);
  const intend = useCallback(
    (id: string | null) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setOpenId(id), delayMs);
    },
    [delayMs],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return { openId, open, intend };
}
