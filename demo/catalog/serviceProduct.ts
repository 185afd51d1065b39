import { warehouse } from '../stores.ts';
import type { DemoProduct } from '../types.ts';
import type { services } from './commerce/services.ts';

/** An add-on as a product: a price and a name, nothing to look at. */
export function serviceProduct(
  service: (typeof services)[number],
  sku: string,
  position: number,
): DemoProduct {
  return {
    sku,
    urlKey: service.id,
    type: 'simple',
    family: service.kind,
    name: service.name,
    shortDescription: service.lead,
    description: { en: `<p>${service.lead.en}</p>`, fr: `<p>${service.lead.fr}</p>` },
    modelNumber: sku,
    brand: 'alderwick',
    categories: [],
    visibility: 'Not Visible Individually',
    price: service.price * 100,
    listPrice: service.price * 100,
    poa: false,
    msrpEnabled: false,
    addable: true,
    displayPrice: true,
    flags: [],
    features: [],
    facets: {},
    specs: [],
    customColumns: [],
    energyStar: false,
    documents: [],
    images: [`/media/icons/${service.kind}.svg`],
    image360: [],
    options: [],
    variants: [],
    bundle: [],
    stock: { [warehouse]: 9999 },
    outlets: [],
    reviews: { count: 0, rating: 0, distribution: [0, 0, 0, 0, 0], written: [] },
    addOns: [],
    preselectedAddOns: [],
    related: [],
    crosssells: [],
    position,
    daysOld: 1000,
  };
}
