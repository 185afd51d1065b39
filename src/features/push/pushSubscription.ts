/** Whether this browser receives push messages at all: on iOS only an installed app does. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription that this browser has; null without one, and while no service worker is installed. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** base64url to bytes, as browsers want the key. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The service worker of this page. It is registered once the page is idle, which a tap does not wait for. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) {
    const { SERVICE_WORKER } = await import('@/platform/registerServiceWorker');
    await navigator.serviceWorker.register(SERVICE_WORKER);
  }
  return navigator.serviceWorker.ready;
}

/**
 * Asks for the permission and subscribes. Call in a click only.
 * @returns 'denied' when the shopper or the browser does not allow notifications
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushManager } = await readyWorker();
  const existing = await pushManager.getSubscription();
  return (
    existing ?? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
  );
}

/** What the server needs to send to a subscription. */
export function addressOf(subscription: PushSubscription) {
  const { keys = {} } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    public_key: keys.p256dh ?? '',
    auth: keys.auth ?? '',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
  };
}
