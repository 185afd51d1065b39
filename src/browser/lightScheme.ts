import { deviceStorage } from './deviceStorage';

const KEY = 'light';

/** Remembers on this device whether the tenant's pages are light on a dark screen too. */
export function rememberScheme(isLight: boolean): void {
  if (isLight) deviceStorage.set(KEY, '1');
  else deviceStorage.remove(KEY);
}

/**
 * Before the configuration has loaded, the plain shell is as light or dark as the last page was, so that a tenant without a
 * dark theme shows no dark flash. A rendered page has the tenant's scheme in its markup.
 */
export function restoreScheme(): void {
  const { style } = document.documentElement;
  if (style.length === 0 && deviceStorage.get(KEY)) style.colorScheme = 'light';
}
