import type { Text } from '../text.ts';
import type { DemoProduct, DemoSpec, DemoSpecGroup } from '../types.ts';
import { modelNumber } from './appliance.ts';
import { brandOf } from './brands.ts';
import { chance } from './chance.ts';
import { documentsOf } from './commerce/documents.ts';
import { flagsOf } from './commerce/flags.ts';
import { isAppliance, pricingOf } from './commerce/pricing.ts';
import { outletsOf, stockOf } from './commerce/stock.ts';
import { both, cm, type Draft } from './draft.ts';
import { reviewsOf } from './reviews/reviewsOf.ts';
import { picturesOf, spinOf, subjectOf } from './subjects.ts';
import { optionsOf, variantsOf } from './variants.ts';

/** Stock keeping unit of a piece: letters of its maker and a number that does not change when others are added. */
export function skuOf({ brand, id }: Pick<Draft, 'brand' | 'id'>): string {
  const number = Math.floor(chance(`sku ${id}`)() * 9_000_000) + 1_000_000;
  return `${brandOf(brand).prefix}-${number}`;
}

function modelNumberOf(draft: Draft): string {
  if (draft.modelNumber)
    return draft.colours ? modelNumber(draft.modelNumber, draft.colours.first) : draft.modelNumber;
  return `${brandOf(draft.brand).prefix}${Math.floor(chance(`model ${draft.id}`)() * 90_000) + 10_000}`;
}

function sizeSpecs({ inches: [width, depth, height], pounds }: Draft): DemoSpec[] {
  const length = (en: string, fr: string, inches: number): DemoSpec => ({
    label: both(en, fr),
    value: both(`${inches} in.`, `${cm(inches)} cm`),
  });
  return [
    length('Width', 'Largeur', width),
    length('Depth', 'Profondeur', depth),
    length('Height', 'Hauteur', height),
    { label: both('Weight', 'Poids'), value: both(`${pounds} lb`, `${Math.round(pounds * 0.4536)} kg`) },
  ];
}

function specGroups(draft: Draft): DemoSpecGroup[] {
  const years = isAppliance(draft) ? 2 : draft.family === 'mattress' ? 10 : 5;
  return [
    { group: both('Dimensions', 'Dimensions'), details: sizeSpecs(draft) },
    { group: both('Details', 'Détails'), details: draft.specs },
    {
      group: both('Care and warranty', 'Entretien et garantie'),
      details: [
        { label: both('Warranty', 'Garantie'), value: both(`${years} years`, `${years} ans`) },
        isAppliance(draft)
          ? {
              label: both('Service', 'Service'),
              value: both('By our own technicians', 'Par nos propres techniciens'),
            }
          : {
              label: both('Care', 'Entretien'),
              value: both('Dust dry; damp cloth for spots', 'Chiffon sec ; humide pour les taches'),
            },
      ],
    },
  ];
}

function paragraphs(draft: Draft): Text {
  const all = [draft.lead, ...draft.body];
  const said = (language: keyof Text) =>
    `<p>${[...new Set(all.map((text) => text[language]))].join(' ')}</p>`;
  return both(said('en'), said('fr'));
}

/** The shop's side of a piece: prices, stock, opinions, documents, pictures. Links to other pieces come later, in products.ts. */
export function complete(draft: Draft, position: number): DemoProduct {
  const pricing = pricingOf(draft);
  const reviews = reviewsOf(draft.id, draft.family);
  const daysOld = Math.floor(chance(`age ${draft.id}`)() ** 0.6 * 900);
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
    description: paragraphs(draft),
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
    documents: documentsOf(draft),
    subject,
    images: subject ? picturesOf(subject) : [],
    image360: subject?.spin ? spinOf(subject) : [],
    options,
    variants: variantsOf(draft, skuOf(draft), pricing),
    bundle: [],
    stock: stockOf(draft.id, draft.price),
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
