import { productPathOf } from '../../../contract/paths.ts';
import { webLocale } from '../../../contract/webLocale.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { readTileList } from '../../backend/catalog/product/readTileList.ts';
import { localesOf, type Tenant } from '../../backend/tenant/tenant.ts';

/** The current contents of a product card. */
export interface ProductCard {
  id: number;
  name: string;
  sku: string;
  /** Path of the product page. */
  link: string;
  image: string;
  /** $1,499.00; empty for a price that must not be shown. */
  price: string;
}

const moneyOf = (tenant: Tenant, language: string) => {
  const code = localesOf(tenant).find((locale) => locale.language === language)?.code ?? language;
  return new Intl.NumberFormat(webLocale(code), {
    style: 'currency',
    currency: tenant.currency,
    currencyDisplay: 'narrowSymbol',
  });
};

/** The cards of products by id, at the prices of a location ('' for the dealer's). */
export async function productCards(
  backend: Pick<BackendContext, 'db' | 'clock' | 'catalog'>,
  scope: { tenant: Tenant; language: string },
  ids: readonly number[],
  location: string,
): Promise<Map<number, ProductCard>> {
  if (ids.length === 0) return new Map();
  const money = moneyOf(scope.tenant, scope.language);
  const tiles = await readTileList(backend, scope, [...new Set(ids)], location);
  return new Map(
    tiles.map((tile): [number, ProductCard] => [
      Number(tile.entity_id),
      {
        id: Number(tile.entity_id),
        name: String(tile.name),
        sku: String(tile.sku ?? ''),
        link: productPathOf(tile),
        image: String(tile.image_url?.normal ?? ''),
        price: typeof tile.price === 'number' ? money.format(tile.price) : '',
      },
    ]),
  );
}
