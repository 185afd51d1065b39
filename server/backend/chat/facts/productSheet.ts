import { ownValue } from '../../../../contract/ownValue.ts';
import type { ProductPage } from '../../../../contract/product.ts';
import type { BackendContext } from '../../backendContext.ts';
import { catalogIndexOf } from '../../catalog/catalog.ts';
import type { BilingualText } from '../../catalog/details.ts';
import type { PageRow } from '../../catalog/product/findProduct.ts';
import { synonymsOf } from '../../catalog/search/synonyms.ts';
import type { RequestScope } from '../../route.ts';
import { conceptsIn } from '../question/concepts.ts';
import type { ProductWords } from '../question/question.ts';
import { stemOf, tokensIn, wordsIn } from '../question/tokens.ts';

/** A fact with a value, as published on the product page. */
export interface SheetRow {
  /** Code of the concept that the label stands for; empty if there is none. */
  concept: string;
  label: BilingualText;
  value: BilingualText;
  /** Stems of the label's words, by language. */
  words: readonly (readonly string[])[];
  /** true or false for yes or no; null for any other value. */
  isYes: boolean | null;
  section: 'product-overview' | 'specifications';
}

/** Everything on a product's page, in both languages. */
export interface ProductSheet extends ProductWords {
  rows: readonly SheetRow[];
  /** Names of the categories, the most specific first. */
  categories: readonly BilingualText[];
}

const YES = new Set(['yes', 'oui', 'true']);
const NO = new Set(['no', 'non', 'false', 'none', 'aucun']);

function yesOrNo({ en }: BilingualText): boolean | null {
  const value = en.trim().toLowerCase();
  return YES.has(value) ? true : NO.has(value) ? false : null;
}

/** Labels whose single word has another meaning in a question: "this piece" is the product. */
const LABEL_CONCEPTS: Readonly<Record<string, string>> = { pieces: 'pieces' };

const conceptOfLabel = (label: string) =>
  ownValue(LABEL_CONCEPTS, label.toLowerCase()) ??
  conceptsIn(tokensIn(label), 'en').at(-1)?.concept.code ??
  '';

export function sheetRow(
  label: BilingualText,
  value: BilingualText,
  section: SheetRow['section'] = 'specifications',
  concept = conceptOfLabel(label.en),
): SheetRow {
  const words = [tokensIn(label.en), tokensIn(label.fr)];
  return { concept, label, value, words, isYes: yesOrNo(value), section };
}

const both = (en: string, fr = en): BilingualText => ({ en, fr });
const YES_TEXT = both('Yes', 'Oui');
const inches = (value: number) => both(`${value} in.`, `${String(value).replace('.', ',')} po`);

const listOf = (values: readonly { label: BilingualText }[]) =>
  both(values.map(({ label }) => label.en).join(', '), values.map(({ label }) => label.fr).join(', '));

/** Rows from the product's own columns, for data sheets without these rows. */
function columnRows(row: PageRow, categories: readonly BilingualText[]): SheetRow[] {
  const { width, depth, height, details, manufacturer, modelNumber, sku, collection } = row;
  const filled = (concept: string, label: BilingualText, value: BilingualText | null) =>
    value?.en ? [sheetRow(label, value, 'product-overview', concept)] : [];
  const size = (value: number | null) => (value === null ? null : inches(value));
  return [
    ...filled('width', both('Width', 'Largeur'), size(width)),
    ...filled('depth', both('Depth', 'Profondeur'), size(depth)),
    ...filled('height', both('Height', 'Hauteur'), size(height)),
    ...filled(
      'weight',
      both('Weight', 'Poids'),
      details.weight === null ? null : both(`${details.weight} lb`),
    ),
    ...filled(
      'energy',
      both('Energy per year', 'Énergie par an'),
      details.kwhPerYear === null ? null : both(`${details.kwhPerYear} kWh`),
    ),
    ...filled('brand', both('Brand', 'Marque'), both(manufacturer)),
    ...filled('model', both('Model number', 'Numéro de modèle'), both(modelNumber)),
    ...filled('sku', both('SKU'), both(sku)),
    ...filled('collection', both('Collection'), both(collection)),
    ...filled('type', both('Type'), categories[0] ?? null),
  ];
}

async function featureLabels({ catalog }: BackendContext, { tenant }: RequestScope, productId: number) {
  const catalogIndex = await catalogIndexOf(await catalog.current(), tenant);
  const position = catalogIndex.positionOf.get(productId);
  const facet = catalogIndex.facets.get('features');
  if (position === undefined || !facet || facet.hidden) return [];
  const numbers = catalogIndex.valuesOf.of(position);
  return [...facet.values.values()]
    .filter(({ number }) => numbers.includes(number))
    .map(({ label }) => label);
}

function wordsOf(row: PageRow, categories: readonly BilingualText[]): Omit<ProductWords, 'sheet'> {
  const family = wordsIn(row.family.replaceAll('-', ' '));
  const kinds = [family, ...categories.flatMap(({ en, fr }) => [wordsIn(en), wordsIn(fr)])];
  const synonyms = kinds
    .flatMap((words) => [synonymsOf(words), ...words.map((word) => synonymsOf([word]))])
    .flat(2);
  const named = [row.name.en, row.name.fr, row.manufacturer, row.collection, row.modelNumber];
  return {
    names: [row.name.en, row.name.fr, row.modelNumber, row.sku, row.manufacturer].filter(Boolean),
    words: new Set([...named.flatMap(tokensIn), ...kinds.flat().map(stemOf), ...synonyms.map(stemOf)]),
    family: new Set(family.map(stemOf)),
  };
}

/** Collects the facts on a product's page. If several sources have the same label, the first one is used. */
export async function productSheetOf(
  backend: BackendContext,
  scope: RequestScope,
  row: PageRow,
  page: ProductPage,
): Promise<ProductSheet> {
  const { categories: all } = await backend.catalog.current();
  const categories = [...page.categories]
    .sort((a, b) => b.level - a.level)
    .flatMap(({ entity_id }) => all.find(({ id }) => String(id) === entity_id)?.name ?? []);
  const { details } = row;
  const published = [
    ...details.specs.flatMap((group) => group.details.map(({ label, value }) => sheetRow(label, value))),
    ...details.options
      .filter(({ values }) => values.length > 0)
      .map(({ label, values }) => sheetRow(label, listOf(values), 'product-overview')),
    ...details.customColumns.map(({ label, value }) => sheetRow(label, value, 'product-overview')),
  ];
  const labels = [...details.features, ...(await featureLabels(backend, scope, row.id))];
  const features = labels.map((label) => sheetRow(label, YES_TEXT, 'product-overview'));
  const columns = columnRows(row, categories);
  const rows: SheetRow[] = [];
  for (const one of [...published, ...columns, ...features]) {
    const isSame = (other: SheetRow) =>
      other.label.en === one.label.en ||
      (one.concept !== '' && other.concept === one.concept && columns.includes(one));
    if (!rows.some(isSame)) rows.push(one);
  }
  if (row.energyStar && !rows.some(({ concept }) => concept === 'energy_star'))
    rows.push(sheetRow(both('ENERGY STAR certified', 'Certifié ENERGY STAR'), YES_TEXT, 'product-overview'));
  const sheet = new Set(rows.flatMap(({ words }) => words.flat()));
  return { ...wordsOf(row, categories), rows, categories, sheet };
}
