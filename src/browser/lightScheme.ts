import { deviceStorage } from './deviceStorage';

const KEY = 'light';

/** Stores on this device whether the tenant's pages are light even on dark screens. */
export function rememberScheme(isLight: boolean): void {
  if (isLight) deviceStorage.set(KEY, '1');
  else deviceStorage.remove(KEY);
}

/**
 * Before the configuration has loaded, the plain shell uses the colour scheme of the last page, so that a tenant without a dark theme does
 * not flash dark. A rendered page has the tenant's scheme in its markup.
 */
export function restoreScheme(): void {
  const { style } = document.documentElement;
  if (style.length === 0 && deviceStorage.get(KEY)) style.colorScheme = 'light';
}
