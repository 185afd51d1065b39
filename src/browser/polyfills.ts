/**
 * Features used by packages in the build that the oldest supported browsers (browserslist of package.json) lack, under their names in
 * tests/newerFeatures.ts, which detects them.
 */
export const polyfills: Record<string, () => void> = {
  'AbortSignal.timeout'() {
    AbortSignal.timeout ??= (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The request timed out', 'TimeoutError')), ms);
      return controller.signal;
    };
  },
  findLast() {
    if ('findLast' in Array.prototype) return;
    const value = function <T>(
      this: T[],
      test: (entry: T, index: number, all: T[]) => boolean,
    ): T | undefined {
      for (let index = this.length - 1; index >= 0; index -= 1) {
        const entry = this[index] as T;
        if (test(entry, index, this)) return entry;
      }
      return undefined;
    };
    Object.defineProperty(Array.prototype, 'findLast', { value, configurable: true, writable: true });
  },
};

export function addPolyfills(): void {
  for (const add of Object.values(polyfills)) add();
}
