import { random } from '../random.ts';
import { type Text, text } from '../text.ts';
import type { DemoFlag, DemoProduct, DemoReviews, DemoSpec, DemoSpecGroup } from '../types.ts';
import { brandOf } from './brands.ts';
import { documentsOf } from './commerce/documents.ts';
import { isAppliance, isReduced, type Pricing, pricingOf } from './commerce/pricing.ts';
import { isMadeToOrder, outletsOf, stockOf } from './commerce/stock.ts';
import { cm, type Draft } from './draft.ts';
import { modelNumberOf } from './modelNumbers.ts';
import { reviewsOf } from './reviews/reviewsOf.ts';
import { picturesOf, spinOf, subjectOf } from './subjects.ts';
import { optionsOf, variantsOf } from './variants.ts';

/** The SKU of a product: its brand's prefix and a number that only depends on the product's id. */
export function skuOf({ brand, id }: Pick<Draft, 'brand' | 'id'>): string {
  const number = Math.floor(random(`sku ${id}`)() * 9_000_000) + 1_000_000;
  return `${brandOf(brand).prefix}-${number}`;
}

function sizeSpecs({ inches: [width, depth, height], pounds }: Draft): DemoSpec[] {
  const length = (en: string, fr: string, inches: number): DemoSpec => ({
    label: text(en, fr),
    value: text(`${inches} in.`, `${cm(inches)} cm`),
  });
  return [
    length('Width', 'Largeur', width),
    length('Depth', 'Profondeur', depth),
    length('Height', 'Hauteur', height),
    { label: text('Weight', 'Poids'), value: text(`${pounds} lb`, `${Math.round(pounds * 0.4536)} kg`) },
  ];
}

function specGroups(draft: Draft): DemoSpecGroup[] {
  const years = isAppliance(draft) ? 2 : draft.family === 'mattress' ? 10 : 5;
  return [
    { group: text('Dimensions', 'Dimensions'), details: sizeSpecs(draft) },
    { group: text('Details', 'Détails'), details: draft.specs },
    {
      group: text('Care and warranty', 'Entretien et garantie'),
      details: [
        { label: text('Warranty', 'Garantie'), value: text(`${years} years`, `${years} ans`) },
        isAppliance(draft)
          ? {
              label: text('Service', 'Service'),
              value: text('By our own technicians', 'Par nos propres techniciens'),
            }
          : {
              label: text('Care', 'Entretien'),
              value: text('Dust dry; damp cloth for spots', 'Chiffon sec ; humide pour les taches'),
            },
      ],
    },
  ];
}

function descriptionOf(draft: Draft): Text {
  const sentences = [draft.lead, ...draft.body];
  const paragraph = (language: keyof Text) =>
    `<p>${[...new Set(sentences.map((sentence) => sentence[language]))].join(' ')}</p>`;
  return text(paragraph('en'), paragraph('fr'));
}

const flagColours = { sale: '#a3361f', fresh: '#1f4d3f', calm: '#22405f', gold: '#7a5a12' };

/** Flags by position: 1 is the top left corner of the picture, 3 the top right, 5 the bottom right, 7 the bottom left. */
function flagsOf(draft: Draft, pricing: Pricing, reviews: DemoReviews, daysOld: number): DemoFlag[] {
  const flags: DemoFlag[] = [];
  if (isReduced(pricing)) flags.push({ position: 1, text: text('Sale', 'Solde'), colour: flagColours.sale });
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

/** Upholstered pieces with several covers are the ones that shoppers choose by touch. */
const freeSwatchesOf = ({ family, colours }: Draft): number =>
  upholstered.has(family) && colours ? mostSwatches : 0;

/** Builds a product from its draft, with prices, stock, reviews, documents and pictures. products.ts adds links to other products. */
export function productOf(draft: Draft, position: number): DemoProduct {
  const pricing = pricingOf(draft);
  const reviews = reviewsOf(draft.id, draft.family);
  const daysOld = Math.floor(random(`age ${draft.id}`)() ** 0.6 * 900);
  const subject = subjectOf(draft.id);
  const options = optionsOf(draft);
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
    facets: draft.facets,
    specs: specGroups(draft),
    customColumns: [...sizeSpecs(draft).slice(0, 1), ...draft.specs.slice(0, 2)],
    size: { width: draft.inches[0], depth: draft.inches[1], height: draft.inches[2], weight: draft.pounds },
    energyStar: draft.energyStar ?? false,
    kwhPerYear: draft.kwhPerYear,
    freeSwatches: freeSwatchesOf(draft),
    documents: documentsOf(draft),
    subject,
    images: subject ? picturesOf(subject) : [],
    image360: subject?.spin ? spinOf(subject) : [],
    options,
    variants: variantsOf(draft, skuOf(draft), pricing),
    bundle: [],
    // A bundle is in stock when its parts are.
    stock: draft.bundle ? {} : stockOf(draft.id, draft.price, isMadeToOrder(draft)),
    outlets: draft.bundle ? [] : outletsOf(draft.id, pricing.price),
    reviews,
    addOns: [],
    preselectedAddOns: [],
    related: [],
    crosssells: [],
    position,
    daysOld,
  };
}
