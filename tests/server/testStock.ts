import type { StockVersion } from '../../server/backend/catalog/stockVersion.ts';

/** The stock of a shop with these pieces by product id, after `previous`. Its fingerprint is the pieces. */
export const testStock = (
  pieces: Readonly<Record<number, number>> = {},
  previous: StockVersion | null = null,
): StockVersion => ({
  version: (previous?.version ?? 0) + 1,
  since: performance.now(),
  previous,
  fingerprintOf: (ids) => JSON.stringify(ids?.map((id) => pieces[id]) ?? pieces),
});
