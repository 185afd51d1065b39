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
  /** Dollars. */
  price: number;
}

/** The data of a product in its family's file. product.ts adds data of the shop: stock, reviews, savings and so on. */
export interface Draft {
  /** URL key and name of the picture subject. */
  id: string;
  family: string;
  name: Text;
  brand: BrandSlug;
  collection?: CollectionId;
  categories: readonly string[];
  /** Dollars. */
  price: number;
  /** A sentence specific to this product. */
  lead: Text;
  /** Sentences generated from the other fields. */
  body: readonly Text[];
  inches: Inches;
  pounds: number;
  facets: Facets;
  specs: readonly DemoSpec[];
  features: readonly Text[];
  model?: Model;
  /** True for a product with a picture in a room. */
  hero?: boolean;
  /** True for a product with a 360-degree view. */
  spin?: boolean;
  colours?: { first: MaterialId; others: readonly MaterialId[]; modelIn: (material: MaterialId) => Model };
  sizes?: readonly SizeChoice[];
  bundle?: readonly { id: string; qty: number }[];
  modelNumber?: string;
  kwhPerYear?: number;
  energyStar?: boolean;
  addOns?: readonly string[];
}

/** Converts inches to whole centimetres. */
export function cm(inches: number): number {
  return Math.round(inches * 2.54);
}

/** Formats a number in the French notation: 35,75. */
export const withComma = (value: number): string => String(value).replace('.', ',');

/** Outer sizes in centimetres. */
export function metric([width, depth, height]: Inches): { width: number; depth: number; height: number } {
  return { width: cm(width), depth: cm(depth), height: cm(height) };
}
