import { useEffect, useState } from 'react';

/** CSS features that the styles require. public/old-browser.js informs browsers without module support. */
const REQUIRED_CSS = ['selector(:has(a))', 'color: color-mix(in srgb, red, blue)'];

/** Whether the browser lacks a required CSS feature; false until the check has run in an effect. */
export function useIsOldBrowser(): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    setIsOld(REQUIRED_CSS.some((condition) => window.CSS?.supports?.(condition) === false));
  }, []);
  return isOld;
}
