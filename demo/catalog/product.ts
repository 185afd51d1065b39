import { widthBand } from '../../server/backend/catalog/standardFacets.ts';
import { random } from '../random.ts';
import { text } from '../text.ts';
import type { DemoFlag, DemoProduct, DemoReviews } from '../types.ts';
import { brandOf } from './brands.ts';
import { documentsOf } from './commerce/documents.ts';
import { isReduced, type Pricing, pricingOf } from './commerce/pricing.ts';
import { isMadeToOrder, outletsOf, stockOf } from './commerce/stock.ts';
import type { Draft } from './draft.ts';
import { modelNumberOf } from './modelNumbers.ts';
import { reviewsOf } from './reviews/reviewsOf.ts';
import { descriptionOf, sizeOf, sizeSpecs, specGroups } from './specs.ts';
import { picturesOf, spinOf, subjectOf } from './subjects.ts';
import { optionsOf, variantsOf } from './variants.ts';

/** The SKU of a product: its brand's prefix and a number that only depends on the product's id. */
export function skuOf({ brand, id }: Pick<Draft, 'brand' | 'id'>): string {
  const number = Math.floor(random(`sku ${id}`)() * 9_000_000) + 1_000_000;
  return `${brandOf(brand).prefix}-${number}`;
}

const flagColours = { sale: '#a3361f', fresh: '#1f4d3f', calm: '#22405f', gold: '#7a5a12' };

/** Flags by position: 1 is the top left corner of the picture, 3 the top right, 5 the bottom right, 7 the bottom left. */
function flagsOf(draft: Draft, pricing: Pricing, reviews: DemoReviews, daysOld: number): DemoFlag[] {
  const flags: DemoFlag[] = [];
  if (isReduced(pricing) && !draft.bundle)
    flags.push({ position: 1, text: text('Sale', 'Solde'), colour: flagColours.sale });
  else if (daysOld < 45) flags.push({ position: 1, text: text('New', 'Nouveau'), colour: flagColours.fresh });
  if (reviews.count > 30 && reviews.rating >= 4.3)
    flags.push({ position: 3, text: text('Best seller', 'Coup de cœur'), colour: flagColours.gold });
  if (draft.bundle)
    flags.push({ position: 7, text: text('Set price', 'Prix d’ensemble'), colour: flagColours.calm });
  else if (isMadeToOrder(draft))
    flags.push({ position: 5, text: text('Made to order', 'Fait sur commande'), colour: flagColours.calm });
  return flags;
}

const upholstered = new Set(['sofa', 'sectional', 'armchair', 'ottoman']);
const mostSwatches = 6;

/** Swatches are offered for upholstered pieces with several covers, which shoppers choose by touch. */
const freeSwatchesOf = ({ family, colours }: Draft): number =>
  upholstered.has(family) && colours ? mostSwatches : 0;

/** The facets of a product. A product in several sizes has the width of each. */
const facetsOf = ({ facets, sizes }: Draft): Draft['facets'] =>
  sizes && facets.width_band
    ? { ...facets, width_band: [...new Set(sizes.map(({ inches: [width] }) => widthBand(width)))] }
    : facets;

/** Builds a product from its draft, with prices, stock, reviews, documents and pictures. products.ts adds links to other products. */
export function productOf(draft: Draft, position: number): DemoProduct {
  const pricing = pricingOf(draft);
  const reviews = reviewsOf(draft.id, draft.family);
  const daysOld = Math.floor(random(`age ${draft.id}`)() ** 0.6 * 900);
  const subject = subjectOf(draft.id);
  const options = optionsOf(draft);
  const variants = variantsOf(draft, skuOf(draft), pricing);
  return {
    ...pricing,
    sku: skuOf(draft),
    urlKey: draft.id,
    type: draft.bundle ? 'bundle' : options.length > 0 ? 'configurable' : 'simple',
    family: draft.family,
    name: draft.name,
    shortDescription: draft.lead,
    description: descriptionOf(draft),
    modelNumber: modelNumberOf(draft),
    brand: draft.brand,
    collection: draft.collection,
    categories: draft.categories,
    visibility: 'Catalog, Search',
    flags: flagsOf(draft, pricing, reviews, daysOld),
    features: draft.features,
    facets: facetsOf(draft),
    specs: specGroups(draft),
    // For a product in several sizes, the width depends on the size.
    customColumns: [...sizeSpecs(draft).slice(0, draft.sizes ? 0 : 1), ...draft.specs.slice(0, 2)],
    size: sizeOf(draft),
    energyStar: draft.energyStar ?? false,
    kwhPerYear: draft.kwhPerYear,
    freeSwatches: freeSwatchesOf(draft),
    documents: documentsOf(draft),
    subject,
    images: subject ? picturesOf(subject) : [],
    image360: subject?.spin ? spinOf(subject) : [],
    options,
    variants,
    bundle: [],
    // The stock of a bundle follows from its parts.
    stock: draft.bundle ? {} : stockOf(draft.id, draft.price, isMadeToOrder(draft)),
    outlets: draft.bundle
      ? []
      : outletsOf(draft.id, Math.min(pricing.price, ...variants.map(({ price }) => price))),
    reviews,
    addOns: [],
    preselectedAddOns: [],
    related: [],
    crosssells: [],
    position,
    daysOld,
  };
}
