import { isUnchanging, publicReadAt } from '../../../contract/publicReads.ts';
import type { Transport } from '../../../contract/transport.ts';

function addProducts(body: unknown, ids: Set<number>): void {
  if (typeof body !== 'object' || body === null) return;
  // Outlet items have non-numeric ids; their quantity is part of the revision.
  if ('in_stock' in body && 'entity_id' in body && Number.isSafeInteger(Number(body.entity_id)))
    ids.add(Number(body.entity_id));
  for (const value of Object.values(body)) addProducts(value, ids);
}

/** Determines which products' stock a page shows, from the requests made while rendering it. */
export class StockDependencies {
  readonly #ids = new Set<number>();
  #isNamed = true;

  watch(send: Transport): Transport {
    return async (request) => {
      const response = await send(request);
      if (isUnchanging(request)) return response;
      if (publicReadAt(request.path)) addProducts(response.body, this.#ids);
      else this.#isNamed = false;
      return response;
    };
  }

  /** Ids of the products; null if the page may show the stock of any product. */
  get productIds(): readonly number[] | null {
    return this.#isNamed ? [...this.#ids] : null;
  }
}
