import type { DemoProduct } from '../types.ts';
import { chance, shuffled } from './chance.ts';
import { services } from './commerce/services.ts';
import { complete, skuOf } from './complete.ts';
import { drafts } from './drafts.ts';
import { serviceProduct } from './serviceProduct.ts';

const alone = drafts.map((draft, at) => complete(draft, at + 1));
const skuOfId = new Map([
  ...drafts.map((draft) => [draft.id, skuOf(draft)] as const),
  ...services.map(({ id }) => [id, serviceSku(id)] as const),
]);

function serviceSku(id: string): string {
  return `SV-${id.toUpperCase()}`;
}

function skuFor(id: string): string {
  const sku = skuOfId.get(id);
  if (!sku) throw new Error(`The demo catalog has no product or service "${id}"`);
  return sku;
}

const leafOf = (product: DemoProduct) => product.categories.at(-1);

/** Others of the same collection in other families first, then the nearest in price of the same shelf. */
function relatedTo(product: DemoProduct): string[] {
  const others = alone.filter((other) => other.sku !== product.sku && other.family !== product.family);
  const collection = others.filter(
    (other) => product.collection !== undefined && other.collection === product.collection,
  );
  const shelf = alone
    .filter((other) => other.sku !== product.sku && leafOf(other) === leafOf(product))
    .sort((a, b) => Math.abs(a.price - product.price) - Math.abs(b.price - product.price));
  return [...new Set([...shuffled(chance(`related ${product.urlKey}`), collection).slice(0, 6), ...shelf])]
    .slice(0, 10)
    .map(({ sku }) => sku);
}

/** What goes with it in the cart: addable, of another family, not dearer. */
function crosssellsOf(product: DemoProduct): string[] {
  const fits = alone.filter(
    (other) =>
      other.addable &&
      other.price <= product.price &&
      other.family !== product.family &&
      other.categories[0] === product.categories[0] &&
      other.type === 'simple',
  );
  return shuffled(chance(`cross ${product.urlKey}`), fits)
    .slice(0, 4)
    .map(({ sku }) => sku);
}

/** The next better one on the same shelf by the same maker, at most 60 percent dearer. */
function stepUpOf(product: DemoProduct): string | undefined {
  return alone
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

const linked = alone.map((product, at): DemoProduct => {
  const draft = drafts[at];
  const addOns = (draft?.addOns ?? []).map(skuFor);
  return {
    ...product,
    bundle: draft?.bundle?.map(({ id, qty }) => ({ sku: skuFor(id), selectionQty: qty })) ?? [],
    addOns,
    preselectedAddOns: draft?.addOns?.includes('delivery-haul-away') ? [skuFor('delivery-haul-away')] : [],
    related: relatedTo(product),
    crosssells: crosssellsOf(product),
    stepUp: stepUpOf(product),
    ...(product.urlKey === 'hudson-sofa' ? { video: '/media/clips/hudson-sofa.mp4' } : {}),
  };
});

/** All products of the demo shop; the last ones are add-ons that are not visible on their own. */
export const products: readonly DemoProduct[] = [
  ...linked,
  ...services.map((service, at) => serviceProduct(service, serviceSku(service.id), linked.length + at + 1)),
];

/** The visible ones. */
export const sellable: readonly DemoProduct[] = products.filter(
  ({ visibility }) => visibility === 'Catalog, Search',
);
