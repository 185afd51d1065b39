import { useEffect, useState } from 'react';
import { whenUsable } from '@/lib/whenUsable';

/** False until the page is usable, for what may come after everything a shopper waits for; true at once if isNow. */
export function useWhenUsable(isNow = false): boolean {
  const [isUsable, setIsUsable] = useState(isNow);
  useEffect(() => (isUsable ? undefined : whenUsable(() => setIsUsable(true))), [isUsable]);
  return isUsable;
}
