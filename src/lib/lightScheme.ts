const KEY = 'light';

/** localStorage throws where the browser blocks it. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.localStorage);
  } catch {
    // The page may turn light a moment late.
  }
}

/** Remembers on this device whether the tenant's pages are light on a dark screen too. */
export const rememberScheme = (isLight: boolean): void =>
  withStorage((storage) => (isLight ? storage.setItem(KEY, '1') : storage.removeItem(KEY)));

/**
 * Before the configuration has loaded, the plain shell is as light or dark as the last page was, so that a tenant without a
 * dark theme shows no dark flash. A rendered page has the tenant's scheme in its markup.
 */
export const restoreScheme = (): void =>
  withStorage((storage) => {
    const { style } = document.documentElement;
    if (style.length === 0 && storage.getItem(KEY)) style.colorScheme = 'light';
  });
