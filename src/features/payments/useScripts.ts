import { useEffect, useRef, useState } from 'react';
import { loadScript } from '@/lib/loadResource';
import type { ProviderScript } from './paymentModule';

type Progress = 'loading' | 'success' | 'failure';

/** Loads the scripts of a provider, all of them; none: nothing to wait for. */
export function useScripts(scripts: readonly ProviderScript[]): Progress {
  const key = scripts.map(({ url }) => url).join(' ');
  const latest = useRef(scripts);
  latest.current = scripts;
  const [settled, setSettled] = useState<{ key: string; is: Progress } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (is: Progress) => isWanted && setSettled({ key, is });
    const wanted = latest.current.filter(({ url }) => key.includes(url));
    Promise.all(wanted.map(({ url, attributes }) => loadScript(url, attributes))).then(
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
