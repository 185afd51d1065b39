import { afterEach, expect, it, vi } from 'vitest';
import { subscribe } from './pushSubscription';

const FIRST = 'AAEC';
const SECOND = 'AwQF';

/** A browser with a subscription for a key, or without one. */
function browserWith(key: Uint8Array | null) {
  const unsubscribe = vi.fn(async () => true);
  const existing = key && { endpoint: 'old', options: { applicationServerKey: key.buffer }, unsubscribe };
  const registration = {
    pushManager: {
      getSubscription: async () => existing,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => ({
        endpoint: `new ${applicationServerKey.join()}`,
      }),
    },
  };
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return unsubscribe;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('uses the subscription of this browser for the key of the server', async () => {
  const unsubscribe = browserWith(new Uint8Array([0, 1, 2]));
  expect(await subscribe(FIRST)).toMatchObject({ endpoint: 'old' });
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('replaces a subscription for another key, whose messages would be rejected', async () => {
  const unsubscribe = browserWith(new Uint8Array([0, 1, 2]));
  expect(await subscribe(SECOND)).toMatchObject({ endpoint: 'new 3,4,5' });
  expect(unsubscribe).toHaveBeenCalledOnce();
});
