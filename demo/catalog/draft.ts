import type { Facets } from '../../server/backend/catalog/standardFacets.ts';
import type { MaterialId } from '../materials.ts';
import type { Model } from '../model.ts';
import type { Text } from '../text.ts';
import type { DemoSpec } from '../types.ts';
import type { BrandSlug } from './brands.ts';
import type { CollectionId } from './collections.ts';

/** Width, depth and height in inches. */
export type Inches = readonly [width: number, depth: number, height: number];

export interface SizeChoice {
  key: string;
  label: Text;
  inches: Inches;
  /** dollars */
  price: number;
}

/** What a family file knows of a product; the shop's side of it (stock, reviews, savings ...) is added by complete.ts. */
export interface Draft {
  /** url key and name of the picture subject */
  id: string;
  family: string;
  name: Text;
  brand: BrandSlug;
  collection?: CollectionId;
  categories: readonly string[];
  /** dollars */
  price: number;
  /** the product's own sentence */
  lead: Text;
  /** sentences made from its facts */
  body: readonly Text[];
  inches: Inches;
  pounds: number;
  facets: Facets;
  specs: readonly DemoSpec[];
  features: readonly Text[];
  model?: Model;
  /** has a picture in a room */
  hero?: boolean;
  /** has a turntable */
  spin?: boolean;
  colours?: { first: MaterialId; others: readonly MaterialId[]; paint: (material: MaterialId) => Model };
  sizes?: readonly SizeChoice[];
  bundle?: readonly { id: string; qty: number }[];
  modelNumber?: string;
  kwhPerYear?: number;
  energyStar?: boolean;
  addOns?: readonly string[];
}

/** Centimetres of inches, whole. */
export function cm(inches: number): number {
  return Math.round(inches * 2.54);
}

/** Outer sizes of a model, in centimetres. */
export function metric([width, depth, height]: Inches): { width: number; depth: number; height: number } {
  return { width: cm(width), depth: cm(depth), height: cm(height) };
}

/** Shorthand for a text in both languages. */
export function both(en: string, fr: string): Text {
  return { en, fr };
}
