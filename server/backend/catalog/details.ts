/** A text in the supported languages; en is always present. */
export interface BilingualText {
  en: string;
  fr: string;
}

export interface TileFlag {
  /** Position 1 to 8, clockwise from the top left of the image. */
  position: number;
  text: BilingualText;
  /** #rrggbb */
  colour: string;
}

export interface TileSwatch {
  type: 'colour' | 'image' | 'text';
  value: string;
}

interface Detail {
  label: BilingualText;
  value: BilingualText;
}

/** The details that only a product page needs, stored as jsonb, never filtered or sorted by. URLs are below /media. */
export interface ProductDetails {
  shortDescription: BilingualText;
  description: BilingualText;
  images: { url: string; width: number; height: number }[];
  frames360: string[];
  videos: string[];
  documents: { title: BilingualText; url: BilingualText }[];
  features: BilingualText[];
  specs: { group: BilingualText; details: Detail[] }[];
  customColumns: Detail[];
  options: {
    code: string;
    label: BilingualText;
    values: { key: string; label: BilingualText; swatch: TileSwatch | null }[];
  }[];
  /** For a variant of a configurable product: option code to value key. */
  choice: Record<string, string>;
  /** Number of ratings with one to five stars. */
  distribution: [number, number, number, number, number];
  /** How many swatches a shopper may order for free by mail; absent if none are offered. */
  freeSwatches?: number;
  /** An installation, a removal or a protection plan: at most one for each piece of the products it was added to. */
  isService?: boolean;
  weight: number | null;
  kwhPerYear: number | null;
}

export interface CategoryDetails {
  description: BilingualText;
  metaTitle: BilingualText;
  metaDescription: BilingualText;
  featuredFilter: string;
  /** Sections of a landing page, in order, with the API's names. A plain string is a section without title, limit and keys. */
  sections: (string | { name: string; title: BilingualText; limit: number | null; keys: string[] })[];
  blocks: string[];
}

/** Opening hours, Monday first, 24-hour clock ('09:30'); null if closed. */
export type WeekHours = ({ opens: string; closes: string } | null)[];
