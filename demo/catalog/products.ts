import { random, shuffle } from '../random.ts';
import type { DemoBundleLine, DemoProduct } from '../types.ts';
import { isReduced, partsPrice } from './commerce/pricing.ts';
import { serviceProduct, services } from './commerce/services.ts';
import type { Draft } from './draft.ts';
import { drafts } from './drafts.ts';
import { productOf, skuOf } from './product.ts';

const unlinkedProducts = drafts.map((draft, at) => productOf(draft, at + 1));
const skuOfId = new Map([
  ...drafts.map((draft) => [draft.id, skuOf(draft)] as const),
  ...services.map(({ id }) => [id, serviceSku(id)] as const),
]);

function serviceSku(id: string): string {
  return `SV-${id.toUpperCase()}`;
}

function skuFor(id: string): string {
  const sku = skuOfId.get(id);
  if (!sku) throw new Error(`The demo catalog has no product or service "${id}".`);
  return sku;
}

const leafCategoryOf = (product: DemoProduct) => product.categories.at(-1);

function partsOf({ bundle = [] }: Draft): DemoBundleLine[] {
  return bundle.map(({ id, qty }) => {
    const part = unlinkedProducts.find(({ urlKey }) => urlKey === id);
    if (!part) throw new Error(`The demo catalog has no product "${id}".`);
    const isPriceShown = part.displayPrice && !part.msrpEnabled;
    const [variant = part] = part.variants;
    return { sku: part.sku, selectionQty: qty, price: isPriceShown ? variant.price : null };
  });
}

/** Up to 10 SKUs: products of the same collection in other families, then products of the same category by price difference. */
function relatedTo(product: DemoProduct): string[] {
  const others = unlinkedProducts.filter(
    (other) => other.sku !== product.sku && other.family !== product.family,
  );
  const collection = others.filter(
    (other) => product.collection !== undefined && other.collection === product.collection,
  );
  const sameCategory = unlinkedProducts
    .filter((other) => other.sku !== product.sku && leafCategoryOf(other) === leafCategoryOf(product))
    .sort((a, b) => Math.abs(a.price - product.price) - Math.abs(b.price - product.price));
  return [
    ...new Set([...shuffle(random(`related ${product.urlKey}`), collection).slice(0, 6), ...sameCategory]),
  ]
    .slice(0, 10)
    .map(({ sku }) => sku);
}

/** Up to 4 SKUs of simple products of another family in the same department that cost no more. */
function crosssellsOf(product: DemoProduct): string[] {
  const candidates = unlinkedProducts.filter(
    (other) =>
      other.addable &&
      other.price <= product.price &&
      other.family !== product.family &&
      other.categories[0] === product.categories[0] &&
      other.type === 'simple',
  );
  return shuffle(random(`cross ${product.urlKey}`), candidates)
    .slice(0, 4)
    .map(({ sku }) => sku);
}

/** The SKU of the cheapest product of the same brand and family that costs 5 to 60 percent more. */
function stepUpOf(product: DemoProduct): string | undefined {
  return unlinkedProducts
    .filter(
      (other) =>
        other.brand === product.brand &&
        other.family === product.family &&
        other.price > product.price * 1.05 &&
        other.price < product.price * 1.6,
    )
    .sort((a, b) => a.price - b.price)
    .at(0)?.sku;
}

const linked = unlinkedProducts.map((product, at): DemoProduct => {
  const draft = drafts[at];
  const addOns = (draft?.addOns ?? []).map(skuFor);
  const bundle = draft ? partsOf(draft) : [];
  return {
    ...product,
    bundle,
    // The list price of a set is the total price of its parts bought separately.
    listPrice: bundle.length > 0 ? (partsPrice(bundle) ?? product.price) : product.listPrice,
    addOns,
    // Only free add-ons are preselected.
    preselectedAddOns: services
      .filter(({ id, price }) => price === 0 && draft?.addOns?.includes(id))
      .map(({ id }) => skuFor(id)),
    related: relatedTo(product),
    crosssells: crosssellsOf(product),
    stepUp: stepUpOf(product),
    ...(product.urlKey === 'hudson-sofa' ? { video: '/media/clips/hudson-sofa.mp4' } : {}),
  };
});

/** All products of the demo shop, add-ons last. */
export const products: readonly DemoProduct[] = [
  ...linked,
  ...services.map((service, at) => serviceProduct(service, serviceSku(service.id), linked.length + at + 1)),
];

/** Products with a page, without add-ons. */
export const sellable: readonly DemoProduct[] = products.filter(
  ({ visibility }) => visibility === 'Catalog, Search',
);

/** The largest saving of the sets of a family, as a percentage of the parts' total price. */
export const mostSavedPercent = (family: string): number =>
  Math.round(
    Math.max(
      ...sellable
        .filter((product) => product.family === family && isReduced(product))
        .map(({ price, listPrice }) => (1 - price / listPrice) * 100),
    ),
  );
