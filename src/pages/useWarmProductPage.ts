import { useEffect } from 'react';

/** Fetches the code of the product page when a list has settled: the next click is most likely one on a product. */
export function useWarmProductPage(): void {
  useEffect(() => {
    const load = () => void import('./ProductPage');
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 1500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: 4000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
