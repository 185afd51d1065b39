/** A text in the languages of the shops; en is always there. */
export interface BilingualText {
  en: string;
  fr: string;
}

export interface TileFlag {
  /** 1 to 8, clockwise from the top left of the picture */
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

/** What a product's page shows beyond its tile; jsonb, never filtered or sorted by. Addresses are below /media. */
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
  /** Of a simple product below a configurable one: option code to value key. */
  choice: Record<string, string>;
  /** How many gave one star, two ... five. */
  distribution: [number, number, number, number, number];
  weight: number | null;
  kwhPerYear: number | null;
}

export interface CategoryDetails {
  description: BilingualText;
  metaTitle: BilingualText;
  metaDescription: BilingualText;
  featuredFilter: string;
  /** Sections of a landing page in order, as the API names them; a plain text is one without title, limit and keys. */
  sections: (string | { name: string; title: BilingualText; limit: number | null; keys: string[] })[];
  blocks: string[];
}

/** Opening hours, Monday first, 24-hour clock ('09:30'); null is closed. */
export type WeekHours = ({ opens: string; closes: string } | null)[];
