import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './deviceStorage';

beforeEach(() => {
  tabStorage.clear();
  deviceStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const throwing = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

const failures: [string, () => unknown][] = [
  ['absent', () => vi.stubGlobal('sessionStorage', undefined)],
  ['null', () => vi.stubGlobal('sessionStorage', null)],
  ['denied', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(throwing)],
  [
    'denied on use',
    () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const)
        vi.spyOn(Storage.prototype, method).mockImplementation(throwing);
    },
  ],
  [
    'full',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
];

describe('storage of a browser', () => {
  it('stores, lists and removes texts', () => {
    expect(tabStorage.set('a', '1')).toBe(true);
    expect(sessionStorage.getItem('a')).toBe('1');
    expect(tabStorage.keys()).toEqual(['a']);
    tabStorage.remove('a');
    expect(tabStorage.get('a')).toBeNull();
  });

  it.each(failures)('that is %s holds texts until the page is left', (_, fail) => {
    fail();
    expect(tabStorage.set('a', '1')).toBe(false);
    expect(tabStorage.get('a')).toBe('1');
    expect(tabStorage.keys()).toContain('a');
    tabStorage.remove('a');
    expect(tabStorage.get('a')).toBeNull();
  });

  it('that becomes full forgets the older text of a key', () => {
    tabStorage.set('a', 'old');
    failures.at(-1)?.[1]();
    tabStorage.set('a', 'new');
    expect(sessionStorage.getItem('a')).toBeNull();
    expect(tabStorage.get('a')).toBe('new');
  });
});
