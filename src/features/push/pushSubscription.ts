/** Whether this browser supports push messages; on iOS only an installed app does. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The browser's subscription; null if there is none, or no service worker is installed. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Converts base64url to bytes, as browsers require for the key. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The page's service worker. It is registered when the page is idle, but a tap can't wait for that. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) {
    const { SERVICE_WORKER } = await import('@/platform/registerServiceWorker');
    await navigator.serviceWorker.register(SERVICE_WORKER);
  }
  return navigator.serviceWorker.ready;
}

/** Whether a subscription accepts messages signed with this key; true if the browser does not report the key. */
function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  if (!options?.applicationServerKey) return true;
  const own = new Uint8Array(options.applicationServerKey);
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
}

/**
 * Asks for permission and subscribes. A subscription for an earlier key of the server is replaced, because the push service rejects messages
 * signed with another one. Only call it in a click handler.
 * @returns 'denied' if the shopper or the browser does not allow notifications
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushManager } = await readyWorker();
  const applicationServerKey = bytesOf(publicKey);
  const existing = await pushManager.getSubscription();
  if (existing && hasKey(existing, applicationServerKey)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
