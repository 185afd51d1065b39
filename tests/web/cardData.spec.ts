import { execFileSync } from 'node:child_process';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { PaymentStep } from '../page-models/PaymentStep.ts';
import { expect, test } from './fixtures.ts';

const NUMBER = '4111111111111111';
const DECLINED = '4000000000000002';
const ACCOUNT = '6045780000001111';
const numbers = [NUMBER, DECLINED, ACCOUNT];
/** The number as formatted in the field. */
const traces = numbers.flatMap((number) =>
  ['', ' ', '+'].map((gap) => (number.match(/.{4}/g) ?? []).join(gap)),
);

test('a purchase leaves no card number in page, storage, logs or database', { tag: '@core' }, async ({
  page,
}) => {
  // With the most verbose log.
  const data = await copyDemoData();
  const server = await runServer({ DATA_DIR: data.folder, LOG_LEVEL: 'trace' });
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  const paymentStep = new PaymentStep(page, server.url.replace('localhost', 'payments.localhost'));
  // The browser sends the card to Heartland in the URL of a script. The backend calls the other gateway and the bank of the
  // store card.
  await paymentStep.open('hps_securesubmit');
  await paymentStep.fillCard(NUMBER);
  await paymentStep.continueToReview();
  await page.getByRole('button', { name: 'Place order' }).waitFor();
  await paymentStep.select('cardknox');
  await paymentStep.fillCard(DECLINED);
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
  await expect(page.getByRole('alert').filter({ hasText: /Insufficient funds/ })).toBeVisible();
  await paymentStep.select('wellsfargo');
  await page.getByLabel('Account number').fill(ACCOUNT);
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
  await expect(page).toHaveURL(/\/checkout\/success$/);

  const pageContents = await page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => resolve(request.result);
        });
        const rows = [...database.objectStoreNames].map(
          (store) =>
            new Promise<unknown>((resolve) => {
              const request = database.transaction(store).objectStore(store).getAll();
              request.onsuccess = () => resolve(request.result);
            }),
        );
        return Promise.all(rows);
      }),
    );
    const resources = performance.getEntries().map(({ name }) => name);
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      resources,
      cached,
      history.state,
      document.cookie,
      document.documentElement.outerHTML,
    ]);
  });
  // Control: the search finds text that exists, the configuration in IndexedDB.
  expect(pageContents.includes('payment-counter')).toBe(true);
  await server.stop();
  const onDisk = (text: string) => {
    try {
      return execFileSync('grep', ['-rlaF', text, data.folder], { encoding: 'utf8' });
    } catch {
      return '';
    }
  };
  for (const trace of traces) {
    const matches = [pageContents, consoleMessages.join('\n'), server.output()].map((text) =>
      text.includes(trace),
    );
    expect(matches, `${trace} in page and storage, console, server log`).toEqual([false, false, false]);
  }
  expect(server.output().includes('/api/rest/cart/place')).toBe(true);
  expect(onDisk('ada@example.com')).not.toBe('');
  expect(numbers.map(onDisk)).toEqual(['', '', '']);
  await data.remove();
});
