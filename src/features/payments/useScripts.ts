import { useEffect, useState } from 'react';
import { loadScript } from '@/lib/loadResource';

type Progress = 'loading' | 'success' | 'failure';

/** Loads the scripts of a provider, all of them; no addresses: nothing to wait for. */
export function useScripts(urls: readonly string[]): Progress {
  const key = urls.join(' ');
  const [settled, setSettled] = useState<{ key: string; is: Progress } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (is: Progress) => isWanted && setSettled({ key, is });
    Promise.all(
      key
        .split(' ')
        .filter(Boolean)
        .map((url) => loadScript(url)),
    ).then(
      () => settle('success'),
      () => settle('failure'),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  if (key === '') return 'success';
  return settled?.key === key ? settled.is : 'loading';
}
