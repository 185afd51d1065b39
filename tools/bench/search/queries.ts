import type { SearchDocument } from './documents.ts';

type Accepts = (product: SearchDocument) => boolean;

export interface SearchQuery {
  kind: string;
  language: 'en' | 'fr';
  term: string;
  /** The results that a shopper accepts; null if the shop sells no such product, so that nothing may be found. */
  accepts: Accepts | null;
  /** Number of first results that must be accepted. */
  first: number;
}

const nameLike =
  (pattern: RegExp, except = /(?!)/): Accepts =>
  ({ name }) =>
    pattern.test(name.en) && !except.test(name.en);
const modelFrom =
  (start: string): Accepts =>
  ({ model }) =>
    model.startsWith(start);
const brandOf =
  (brand: RegExp, type: Accepts): Accepts =>
  (product) =>
    brand.test(product.brand) && type(product);
const withFacets =
  (type: Accepts, ...facets: readonly string[]): Accepts =>
  (product) =>
    type(product) && facets.every((facet) => product.facets.includes(facet));
const within =
  (type: Accepts, measure: 'price' | 'width', from: number, to: number): Accepts =>
  (product) =>
    type(product) && (product[measure] ?? Number.NaN) >= from && (product[measure] ?? Number.NaN) <= to;

const sofa = nameLike(
  /\bsofa\b|loveseat|sectional/i,
  /cover|sofa-bed|armrest|cushion|section\b|storage box|headrest|\bleg/i,
);
const sofaBed = nameLike(/sofa-?bed/i, /cover|storage box/i);
const cornerSofa = nameLike(/corner sofa|sectional/i, /cover/i);
const diningTable = nameLike(/dining table/i);
const coffeeTable = nameLike(/coffee table/i);
const desk = nameLike(/\bdesk\b/i, /chair|desk top|\bbed\b|lamp/i);
const refrigerator = nameLike(/refrigerator/i);
const bookcase = nameLike(/bookcase|shelving|(?:ladder|cube) shelf/i, /insert/i);
const wardrobe = nameLike(/wardrobe/i);
const nightstand = nameLike(/nightstand|bedside table/i);
const tvStand = nameLike(/\btv (?:stand|bench|unit|storage|cabinet)|combination for tv/i);
const mattress = nameLike(/mattress/i, /bed\b|cradle|pouffe/i);
const armchair = nameLike(
  /armchair|(?:club|lounge|wing|barrel|easy|executive) chair|recliner/i,
  /cushion|cover/i,
);
const washer = nameLike(/\bwasher/i);
const table = (size: string) => nameLike(new RegExp(`\\btable\\b.*${size}`, 'i'), /table top|leg/i);

type Row = readonly [kind: string, term: string, accepts: Accepts | null, first?: number];

const english: readonly Row[] = [
  ['plain', 'sofa', sofa],
  ['plain', 'dining table', diningTable],
  ['plural', 'bookshelves', bookcase],
  ['plural', 'dressers', nameLike(/dresser\b|chest of/i)],
  ['accents', 'poang rocking chair', nameLike(/POÄNG Rocking-chair/)],
  ['accents', 'soderhamn', nameLike(/SÖDERHAMN/)],
  ['typing error', 'matress', mattress],
  ['typing error', 'refridgerator', refrigerator],
  ['typing error', 'dinning tabel', diningTable],
  ['typing error', 'wardorbe', wardrobe],
  ['typing error', 'samsumg refrigerator', brandOf(/^Samsung/, refrigerator)],
  ['compound', 'night stand', nightstand],
  ['compound', 'sofabed', sofaBed],
  ['compound', 'tvstand', tvStand],
  // Labels show RF28K9070SR, the manufacturer lists RF28K9070** for every finish.
  ['model', 'RF28K9070SR', modelFrom('RF28K9070'), 1],
  ['model', 'lfxs 26566', modelFrom('LFXS26566'), 1],
  ['model', 'nf28r', modelFrom('NF28R'), 1],
  ['model', '002.638.50', modelFrom('002.638.50'), 1],
  ['brand', 'bosch refrigerator', brandOf(/^Bosch/, refrigerator)],
  ['brand', 'ge side by side', brandOf(/^GE/, nameLike(/side-by-side/i))],
  ['colour', 'blue sofa', withFacets(sofa, 'colour_family:blue')],
  [
    'colour',
    'green velvet chair',
    withFacets(nameLike(/\bchair/i), 'colour_family:green', 'material:velvet'),
  ],
  ['size', 'refrigerator 33 inches wide', within(refrigerator, 'width', 32, 34)],
  ['size', '23 3/4 inch wide fridge', within(refrigerator, 'width', 22.75, 24.75)],
  ['size', 'table 120x60', table('120x60')],
  ['price', 'sofa under 1000', within(sofa, 'price', 0, 1000)],
  ['price', 'desk between $300 and $500', within(desk, 'price', 300, 500)],
  ['synonym', 'couch', sofa],
  ['synonym', 'stove', ({ categories }) => categories.includes('ranges')],
  ['no such thing', 'lawn mower', null],
];

const french: readonly Row[] = [
  ['plain', 'canapé', sofa],
  ['plain', 'lave-vaisselle', nameLike(/dishwasher/i)],
  ['plural', 'fauteuils', armchair],
  ['plural', 'bureaux', desk],
  ['accents', 'refrigerateur', refrigerator],
  ['accents', 'meuble tele', tvStand],
  ['typing error', 'canpé', sofa],
  ['typing error', 'armiore', wardrobe],
  ['typing error', 'réfrigirateur', refrigerator],
  ['typing error', 'matelat', mattress],
  ['compound', 'canapé lit', sofaBed],
  ['compound', 'tablebasse', coffeeTable],
  ['model', 'KL22F6640WW', modelFrom('KL22F6640'), 1],
  ['model', 'wrs586fid', modelFrom('WRS586FID'), 1],
  ['model', '392.010.26', modelFrom('392.010.26'), 1],
  ['model', 'b36-cl80', modelFrom('B36CL80'), 1],
  ['brand', 'réfrigérateur samsung', brandOf(/^Samsung/, refrigerator)],
  ['brand', 'congélateur norrfell', brandOf(/^Norrfell/, nameLike(/(?:chest|upright) freezer/i))],
  ['brand', 'laveuse kestrelle', brandOf(/^Kestrelle/, washer), 2],
  ['colour', 'canapé bleu', withFacets(sofa, 'colour_family:blue')],
  ['colour', 'armoire blanche', withFacets(wardrobe, 'colour_family:white'), 2],
  ['size', 'table 150 x 75 cm', table('150x75')],
  ['size', 'bibliothèque 80 cm de large', within(bookcase, 'width', 30.5, 32.5)],
  ['price', 'canapé à moins de 1 000 $', within(sofa, 'price', 0, 1000)],
  ['price', 'table basse entre 300 et 500 $', within(coffeeTable, 'price', 300, 500)],
  ['synonym', 'frigo', refrigerator],
  ['synonym', 'sofa d’angle', cornerSofa],
  ['synonym', 'lave-linge', washer],
  ['no such thing', 'tondeuse à gazon', null],
  ['no such thing', 'guitare électrique', null],
];

const queriesOf = (language: SearchQuery['language'], rows: readonly Row[]): SearchQuery[] =>
  rows.map(([kind, term, accepts, first = 3]) => ({ kind, language, term, accepts, first }));

/** 30 queries in each language. The accepted results follow from the products, not from what a search returns. */
export const queries: readonly SearchQuery[] = [...queriesOf('en', english), ...queriesOf('fr', french)];
