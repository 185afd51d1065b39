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
  /** URL below /media. */
  image: string;
  /** URL of an SVG below /media/icons. */
  icon: string;
  /** Sections of a landing page (docs/spec/07 §5), in order. */
  sections: readonly LandingSection[];
  /** The facet whose values are quick links above the listing. */
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
  /** Products in POSM campaigns, by brand. */
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
  /** 1 to 8, clockwise from the top left corner of the picture. */
  position: number;
  text: Text;
  /** #rrggbb. */
  colour: string;
}

export interface DemoOptionValue {
  key: string;
  label: Text;
  /** #rrggbb, for colours only. */
  swatch?: string;
  /** Fabric, leather, wood and so on, for colours only. */
  surface?: string;
}

export interface DemoOption {
  attribute: 'colour' | 'size';
  label: Text;
  values: readonly DemoOptionValue[];
}

/** A variant of a configurable product. Amounts in US cents. */
export interface DemoVariant {
  sku: string;
  urlKey: string;
  name: Text;
  modelNumber: string;
  /** Inches and pounds, if they differ from the product's. */
  size?: DemoProduct['size'];
  specs?: readonly DemoSpecGroup[];
  /** Option value keys by attribute. */
  choice: Partial<Record<DemoOption['attribute'], string>>;
  price: number;
  listPrice: number;
  instantSavings?: DemoSaving;
  consumerRebate?: DemoSaving;
  /** Quantities by location code. Empty for a bundle, and for a product made to order. */
  stock: DemoStock;
  /** The id of the picture subject. */
  picture: string;
  /** URLs below /media, the main picture first. */
  images: readonly string[];
}

/** Quantities by location code. Deliveries come from `warehouse`. */
export type DemoStock = Readonly<Record<string, number>>;

export interface DemoOutlet {
  location: string;
  price: number;
  condition: Text;
  qty: number;
}

export interface DemoReview {
  author: string;
  title: Text;
  body: Text;
  /** 1 to 5. */
  rating: number;
  /** Age in days at the time of seeding. */
  daysAgo: number;
  votesYes: number;
  votesNo: number;
}

export interface DemoReviews {
  count: number;
  /** 0 to 5, one decimal. */
  rating: number;
  /** Number of ratings with one star, two stars and so on. */
  distribution: readonly [number, number, number, number, number];
  written: readonly DemoReview[];
}

export interface DemoDocument {
  kind: 'care' | 'energy' | 'assembly' | 'warranty' | 'size';
  title: Text;
  url: Text;
}

export interface DemoSaving {
  /** Cents. */
  amount: number;
  /** Days from seeding to the last day. */
  endsInDays: number;
  programId?: string;
}

export interface DemoBundleLine {
  sku: string;
  selectionQty: number;
  /** Of the variant that the bundle contains; null for a part without a public price. */
  price: number | null;
}

/** A product. Amounts in US cents, lengths in inches, weights in pounds. */
export interface DemoProduct {
  sku: string;
  urlKey: string;
  type: 'simple' | 'configurable' | 'bundle';
  family: string;
  name: Text;
  shortDescription: Text;
  description: Text;
  modelNumber: string;
  /** undefined for the shop's own services and parts. */
  brand?: BrandSlug;
  collection?: CollectionId;
  categories: readonly string[];
  visibility: 'Catalog, Search' | 'Not Visible Individually';
  price: number;
  listPrice: number;
  /** Price on request: the product has no public price. */
  poa: boolean;
  /** The price is only shown in the cart (minimum advertised price). */
  msrpEnabled: boolean;
  addable: boolean;
  displayPrice: boolean;
  instantSavings?: DemoSaving;
  consumerRebate?: DemoSaving;
  flags: readonly DemoFlag[];
  features: readonly Text[];
  facets: Facets;
  specs: readonly DemoSpecGroup[];
  /** Specifications shown as columns in the list view. */
  customColumns: readonly DemoSpec[];
  size?: { width: number; depth: number; height: number; weight: number };
  energyStar: boolean;
  kwhPerYear?: number;
  /** Number of swatches of its covers that are free by mail; 0 for none. */
  freeSwatches: number;
  documents: readonly DemoDocument[];
  subject?: Subject;
  images: readonly string[];
  /** URLs of the 24 frames of a 360-degree view, or empty. */
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
  /** Position in the default sort order. */
  position: number;
  /** Age in days at the time of seeding. */
  daysOld: number;
}
