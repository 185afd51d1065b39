/**
 * Loads the browser's locale data for numbers and dates in a worker, because hydration needs it on the main thread. Without workers, the
 * first formatted number loads the data. locale: BCP 47
 */
export function preloadIntl(locale: string): void {
  try {
    new Worker(new URL('./preloadIntl.worker.ts', import.meta.url), { type: 'module', name: locale });
  } catch (error) {
    console.warn('Intl data is not preloaded', error);
  }
}
