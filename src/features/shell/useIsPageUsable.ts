import { useEffect, useState } from 'react';
import { whenPageUsable } from '@/browser/scheduling';

/** False until the page is usable, to defer the rendering of secondary content. Always true when isImmediate is set. */
export function useIsPageUsable(isImmediate = false): boolean {
  const [isUsable, setIsUsable] = useState(isImmediate);
  useEffect(() => (isUsable ? undefined : whenPageUsable(() => setIsUsable(true))), [isUsable]);
  return isUsable;
}
