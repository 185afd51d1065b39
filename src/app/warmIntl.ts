/**
 * Has the browser read its data for numbers and dates beside the page's own thread, which needs it while it takes the
 * page over. Where that is not possible, the first number reads it.
 */
export function warmIntl(locale: string): void {
  try {
    new Worker(new URL('./warmIntl.worker.ts', import.meta.url), { type: 'module', name: locale });
  } catch (error) {
    console.warn('numbers are prepared later', error);
  }
}
