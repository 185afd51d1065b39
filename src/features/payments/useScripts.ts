import { useEffect, useRef, useState } from 'react';
import { loadScript } from '@/lib/loadResource';
import type { ProviderScript } from './paymentModule';

type Progress = 'loading' | 'success' | 'failure';

/** Loads all given scripts of a provider; 'success' at once without scripts. */
export function useScripts(scripts: readonly ProviderScript[]): Progress {
  const key = scripts.map(({ url }) => url).join(' ');
  const latest = useRef(scripts);
  latest.current = scripts;
  const [settled, setSettled] = useState<{ key: string; is: Progress } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (state: Progress) => isCurrent && setSettled({ key, is: state });
    const request = latest.current.filter(({ url }) => key.includes(url));
    Promise.all(request.map(({ url, attributes }) => loadScript(url, attributes))).then(
      () => settle('success'),
      () => settle('failure'),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (key === '') return 'success';
  return settled?.key === key ? settled.is : 'loading';
}
