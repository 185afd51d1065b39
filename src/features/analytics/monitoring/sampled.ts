const KEY = 'monitored';

/** Whether this session is watched: drawn once and kept for the session. share: 0 for none, 1 for all. */
export function isSampled(share: number, draw: () => number = Math.random): boolean {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null) return known === 'yes';
    const isDrawn = draw() < share;
    sessionStorage.setItem(KEY, isDrawn ? 'yes' : 'no');
    return isDrawn;
  } catch {
    // Without storage each page would be drawn anew: such a session is not watched.
    return false;
  }
}
