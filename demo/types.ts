import type { FacetCode, Facets } from '../server/backend/catalog/standardFacets.ts';
import type { BrandSlug } from './catalog/brands.ts';
import type { CollectionId } from './catalog/collections.ts';
import type { Subject } from './model.ts';
import type { Text } from './text.ts';

export interface DemoCategory {
  id: number;
  parentId: number;
  level: number;
  position: number;
  urlKey: string;
  name: Text;
  description: Text;
  metaTitle: Text;
  metaDescription: Text;
  displayMode: 'PRODUCTS' | 'PAGE';
  sortBy: 'position' | 'name' | 'price' | 'rating';
  inMenu: boolean;
  /** address of a picture below /media */
  image: string;
  /** address of an svg below /media/icons */
  icon: string;
  /** sections of a landing page (docs/spec/07 §5), in their order */
  sections: readonly LandingSection[];
  /** facet opened above the list as quick links */
  featuredFilter?: FacetCode;
}

export type LandingSection =
  | { kind: 'hero'; block: string }
  | { kind: 'categories' }
  | { kind: 'featured'; title: Text; limit: number }
  | { kind: 'brands'; slugs: readonly BrandSlug[] }
  | { kind: 'promotions'; manufacturer?: BrandSlug }
  | { kind: 'blog'; limit: number }
  | { kind: 'content'; block: string }
  /** products on the material in the showroom, by brand */
  | { kind: 'posm'; brands: readonly BrandSlug[] };

export interface DemoSpec {
  label: Text;
  value: Text;
}

export interface DemoSpecGroup {
  group: Text;
  details: readonly DemoSpec[];
}

export interface DemoFlag {
  /** 1 to 8, clockwise from the top left of the picture */
  position: number;
  text: Text;
  /** #rrggbb */
  colour: string;
}

export interface DemoOptionValue {
  key: string;
  label: Text;
  /** #rrggbb of the swatch, for colours only */
  swatch?: string;
  /** fabric, leather, wood ... of the swatch, for colours only */
  surface?: string;
}

export interface DemoOption {
  attribute: 'colour' | 'size';
  label: Text;
  values: readonly DemoOptionValue[];
}

/** One simple product below a configurable one. Amounts are US cents. */
export interface DemoVariant {
  sku: string;
  urlKey: string;
  name: Text;
  modelNumber: string;
  /** option attribute -> option value key */
  choice: Partial<Record<DemoOption['attribute'], string>>;
  price: number;
  listPrice: number;
  stock: DemoStock;
  /** picture subject of this choice */
  picture: string;
  /** addresses below /media, the first is the main one */
  images: readonly string[];
}

/** Store code -> pieces on hand; `warehouse` delivers. */
export type DemoStock = Readonly<Record<string, number>>;

export interface DemoOutlet {
  store: string;
  price: number;
  condition: Text;
  qty: number;
}

export interface DemoReview {
  author: string;
  title: Text;
  body: Text;
  /** 1 to 5 */
  rating: number;
  /** age when the shop is filled */
  daysAgo: number;
  votesYes: number;
  votesNo: number;
}

export interface DemoReviews {
  count: number;
  /** 0 to 5, one decimal */
  rating: number;
  /** how many gave one star, two stars ... five stars */
  distribution: readonly [number, number, number, number, number];
  written: readonly DemoReview[];
}

export interface DemoDocument {
  kind: 'care' | 'energy' | 'assembly' | 'warranty' | 'size';
  title: Text;
  url: Text;
}

export interface DemoSaving {
  /** cents */
  amount: number;
  /** last day, counted from the day the shop is filled */
  endsInDays: number;
  programId?: string;
}

export interface DemoBundleLine {
  sku: string;
  selectionQty: number;
}

/** A sellable thing with its own page. Amounts are US cents, lengths inches, weights pounds. */
export interface DemoProduct {
  sku: string;
  urlKey: string;
  type: 'simple' | 'configurable' | 'bundle';
  family: string;
  name: Text;
  shortDescription: Text;
  description: Text;
  modelNumber: string;
  brand: BrandSlug;
  collection?: CollectionId;
  categories: readonly string[];
  visibility: 'Catalog, Search' | 'Not Visible Individually';
  price: number;
  listPrice: number;
  /** price on application: no price, the shopper asks */
  poa: boolean;
  /** price is shown in the cart only (minimum advertised price) */
  msrpEnabled: boolean;
  addable: boolean;
  displayPrice: boolean;
  instantSavings?: DemoSaving;
  consumerRebate?: DemoSaving;
  flags: readonly DemoFlag[];
  features: readonly Text[];
  facets: Facets;
  specs: readonly DemoSpecGroup[];
  /** a few facts shown as columns in the list view */
  customColumns: readonly DemoSpec[];
  size?: { width: number; depth: number; height: number; weight: number };
  energyStar: boolean;
  kwhPerYear?: number;
  documents: readonly DemoDocument[];
  subject?: Subject;
  images: readonly string[];
  /** 24 addresses of a turntable, or none */
  image360: readonly string[];
  video?: string;
  options: readonly DemoOption[];
  variants: readonly DemoVariant[];
  bundle: readonly DemoBundleLine[];
  stock: DemoStock;
  outlets: readonly DemoOutlet[];
  reviews: DemoReviews;
  addOns: readonly string[];
  preselectedAddOns: readonly string[];
  stepUp?: string;
  related: readonly string[];
  crosssells: readonly string[];
  /** position among all, for the default order */
  position: number;
  /** the day it came in, counted back from the day the shop is filled */
  daysOld: number;
}
