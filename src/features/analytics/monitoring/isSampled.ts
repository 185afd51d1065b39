const KEY = 'monitored';

/**
 * Decides whether this session is monitored. The decision is random, stored and valid for the whole session.
 * sampleRate: 0 for none, 1 for all.
 */
export function isSampled(sampleRate: number, random: () => number = Math.random): boolean {
  try {
    const storedDecision = sessionStorage.getItem(KEY);
    if (storedDecision !== null) return storedDecision === 'yes';
    const isSelected = random() < sampleRate;
    sessionStorage.setItem(KEY, isSelected ? 'yes' : 'no');
    return isSelected;
  } catch {
    // Without storage every page would decide again, so such a session is not monitored.
    return false;
  }
}
