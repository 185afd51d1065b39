import { useEffect, useState } from 'react';

/** What the styles of the shop cannot do without; browsers without modules are told by public/old-browser.js. */
const NEEDED = ['selector(:has(a))', 'color: color-mix(in srgb, red, blue)'];

/** Whether this browser is too old to show everything; false until it has been asked. */
export function useIsOldBrowser(): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    setIsOld(NEEDED.some((condition) => window.CSS?.supports?.(condition) === false));
  }, []);
  return isOld;
}
