import type { Page, Request } from '@playwright/test';
import { allEndpoints } from '../../contract/allEndpoints.ts';
import { type AnyEndpoint, endpointName } from '../../contract/endpoint.ts';
import { patternOf } from './backend/routeTable.ts';
import { expect, test } from './fixtures.ts';

const API = '/api/rest';
/** What the shop counts is sent in parts, as often as something happens. */
const COUNTED = ['POST /alta/log', 'POST /events'];

/** The endpoints, those with fewer parameters first: GET /cart/payment is not GET /cart/{item}. */
const patterns = allEndpoints
  .map((endpoint) => ({
    endpoint,
    pattern: patternOf(endpoint.path),
    params: endpoint.path.split('{').length,
  }))
  .toSorted((one, other) => one.params - other.params);

function endpointOf(method: string, path: string): AnyEndpoint {
  const found = patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
  if (!found) throw new Error(`The contract has no ${method} ${path}.`);
  return found.endpoint;
}

interface SentCall {
  endpoint: AnyEndpoint;
  /** Path of the page that sent it: a slow machine sends some calls of a page when the next one is already requested. */
  page: string;
  /** Method, path and query. */
  text: string;
}

/** Records the calls of a page to the backend. */
class CallRecord {
  readonly all: SentCall[] = [];
  /** Paths of the contract that the backend lacks. */
  readonly missing = new Set<string>();
  readonly #open = new Set<unknown>();
  #taken = 0;

  constructor(page: Page) {
    const callOf = (request: Request): SentCall | null => {
      const { pathname, search } = new URL(request.url());
      if (!pathname.startsWith(`${API}/`)) return null;
      const path = pathname.slice(API.length);
      const method = request.method();
      const { referer = page.url() } = request.headers();
      return {
        endpoint: endpointOf(method, path),
        page: new URL(referer).pathname,
        text: `${method} ${path}${search}`,
      };
    };
    page.on('request', (request) => {
      const call = callOf(request);
      if (!call) return;
      this.all.push(call);
      this.#open.add(request);
    });
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => this.#open.delete(request));
    page.on('response', (response) => {
      const call = callOf(response.request());
      if (call && [404, 405, 501].includes(response.status())) this.missing.add(call.endpoint.path);
    });
  }

  /** Number of calls without a response. */
  get openCount(): number {
    return this.#open.size;
  }

  /** The calls since the last time that they were taken. */
  get fresh(): SentCall[] {
    return this.all.slice(this.#taken);
  }

  take(): SentCall[] {
    const calls = this.fresh;
    this.#taken = this.all.length;
    return calls;
  }
}

const countBy = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

const repeated = (names: readonly string[]): string[] =>
  Object.entries(countBy(names)).flatMap(([name, count]) => (count > 1 ? [`${name}: ${count} times`] : []));

const isNotCounted = ({ endpoint }: SentCall) => !COUNTED.includes(endpointName(endpoint));

/** The journey of a new visitor whose calls are counted. */
export function countingJourney(): void {
  test('a visit asks the backend for nothing twice', async ({ page, shopper }) => {
    const record = new CallRecord(page);
    const namesOf = (calls: readonly SentCall[]) => calls.map(({ endpoint }) => endpointName(endpoint));

    /** Expects that a step sends these calls once, and no other call twice. */
    async function expectOnce(...names: string[]): Promise<void> {
      // A slow machine may be idle before it sends them.
      const { pathname } = new URL(page.url());
      const isOfPage = (sent: SentCall) => sent.page === pathname;
      await expect.poll(() => namesOf(record.fresh.filter(isOfPage))).toEqual(expect.arrayContaining(names));
      await page.waitForLoadState('networkidle');
      const calls = record.take().filter(isNotCounted);
      expect(repeated(calls.map(({ page: path, text }) => `${path} ${text}`))).toEqual([]);
      const once = Object.fromEntries(names.map((name) => [name, 1]));
      expect(countBy(namesOf(calls.filter(isOfPage)))).toMatchObject(once);
    }

    await test.step('the first page', async () => {
      await shopper.open('/');
      await expectOnce('GET /customers/self/session', 'GET /cart');
    });
    await test.step('a product', async () => {
      await shopper.open('/product/elm-recliner');
      await expectOnce('GET /customers/self/session', 'GET /cart');
    });
    await test.step('a write of the cart', async () => {
      await shopper.main.getByRole('button', { name: 'Add to cart' }).first().click();
      await shopper.expectCartCount(1);
      await expect.poll(() => shopper.storedCartCount()).toBe(1);
      await expectOnce('POST /cart/items');
    });
    await test.step('a call that the backend has not is sent once', async () => {
      const missingExtensions = () =>
        record.all.filter(
          ({ endpoint }) =>
            (endpoint.isExtension ?? endpoint.isOptional) && record.missing.has(endpoint.path),
        );
      // A page that is left before it has received a response can't store it, so the next page asks again.
      const waitUntilStored = async () => {
        let before = 0;
        const countUnsettled = async () => {
          const stored = await page.evaluate(() => sessionStorage.getItem('backend.missing') ?? '');
          const unstored = missingExtensions().filter(({ endpoint }) => !stored.includes(endpoint.path));
          const sentSince = record.all.length - before;
          before = record.all.length;
          return sentSince + record.openCount + unstored.length;
        };
        await expect.poll(countUnsettled, { intervals: [500] }).toBe(0);
      };
      for (const path of ['/checkout/cart', '/product/fir-armchair', '/account']) {
        await waitUntilStored();
        await shopper.open(path);
      }
      await page.waitForLoadState('networkidle');
      const extensions = missingExtensions();
      expect(extensions.length).toBeGreaterThan(0);
      expect(repeated(extensions.map(({ endpoint }) => endpoint.path))).toEqual([]);
    });
  });
}
