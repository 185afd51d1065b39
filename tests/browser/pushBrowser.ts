import { type Browser, type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { type PushService, startPushService } from '../backend/pushService.ts';

/** Changes are looked for every 15 seconds, and sent every five. */
export const DELIVERED = { timeout: 90_000 };
/** The service worker installs once the page is idle. */
export const INSTALLED = { timeout: 90_000 };

/** A time zone in which it is about noon: messages wait during the quiet hours. */
export function noonZone(): string {
  const hours = new Date().getUTCHours() - 12;
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '+' : ''}${hours}`;
}

/**
 * Chromium subscribes at Google's push service only, which tests can't reach. The page therefore gets a subscription at the
 * local push service; everything else is real: permission, encryption, the message and the service worker.
 */
export const subscribeLocally = (page: Page, { endpoint, keys }: Pick<PushService, 'endpoint' | 'keys'>) =>
  page.addInitScript(
    ({ endpoint, keys }) => {
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: keys.public_key, auth: keys.auth } }),
        unsubscribe: async () => {
          localStorage.removeItem('test-subscribed');
          return true;
        },
      };
      const request = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = () => {
        document.documentElement.dataset.prompted = 'true';
        return request();
      };
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('test-subscribed', '1');
        return subscription as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem('test-subscribed') ? (subscription as unknown as PushSubscription) : null;
    },
    { endpoint, keys },
  );

/** The service worker's registration, as the DevTools protocol names it. */
export async function registrationOf(cdp: CDPSession): Promise<string> {
  const updated = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  return updated;
}

/** What the browser shows at the moment. */
export const notificationsOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/** A shopper's browser with a push service of its own, which allows notifications. */
export class PushBrowser {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly service: PushService,
    private readonly shop: string,
  ) {}

  static async open(browser: Browser, shop: string): Promise<PushBrowser> {
    const context = await browser.newContext({
      baseURL: shop,
      locale: 'en-US',
      timezoneId: noonZone(),
      serviceWorkers: 'allow',
    });
    await context.grantPermissions(['notifications'], { origin: shop });
    const service = await startPushService();
    const page = await context.newPage();
    await subscribeLocally(page, service);
    return new PushBrowser(context, page, service, shop);
  }

  bell = (name: string | RegExp) => this.page.getByRole('button', { name });

  /** What the push service has received so far. */
  get bodies(): string[] {
    return this.service.received.map(({ contents }) => contents.body);
  }

  /**
   * Hands a message to the service worker, as Chromium does when its own push service has one. A worker that is just starting
   * on a busy machine may miss it, so it is handed over until it is shown. body: of the message
   */
  async show(body: string): Promise<void> {
    const message = this.service.received.find(({ contents }) => contents.body === body);
    const cdp = await this.context.newCDPSession(this.page);
    const registrationId = await registrationOf(cdp);
    await expect(async () => {
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin: this.shop,
        registrationId,
        data: message?.text ?? '',
      });
      await expect
        .poll(async () => (await notificationsOf(this.page)).map((each) => each.body), { timeout: 10_000 })
        .toContain(body);
    }).toPass(DELIVERED);
    await cdp.detach();
  }

  /** Taps the notification that is shown. action: one of its buttons */
  async tap(action = ''): Promise<void> {
    const worker = this.context.serviceWorkers()[0] ?? (await this.context.waitForEvent('serviceworker'));
    await worker.evaluate(async (action) => {
      const scope = self as unknown as ServiceWorkerGlobalScope;
      const [notification] = await scope.registration.getNotifications();
      if (!notification) throw new Error('No notification is shown.');
      scope.dispatchEvent(new NotificationEvent('notificationclick', { notification, action }));
    }, action);
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.service.close();
  }
}
