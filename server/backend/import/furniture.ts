import * as z from 'zod/mini';
import { ownValue } from '../../../contract/ownValue.ts';
import type { ProductDetails } from '../catalog/details.ts';
import { searchModelOf, searchTextOf } from '../catalog/search/words.ts';
import { standardFacet, widthBand } from '../catalog/standardFacets.ts';
import { filled, maybePositive, positive, yesNo } from './cells.ts';
import { allFurniture, type FurnitureCategory, furnitureCategories } from './furnitureCategories.ts';
import {
  both,
  type ImportedFacet,
  type ImportedProduct,
  inches,
  plainDetails,
  plainRow,
  slug,
} from './importedProduct.ts';

const categoryNames = Object.keys(furnitureCategories);

export const furnitureRow = z.object({
  item_id: z.string().check(z.regex(/^\d{1,8}$/, 'is not a number of up to eight digits')),
  name: filled,
  category: z.string().check(z.refine((name) => categoryNames.includes(name), 'is not a known category')),
  price_sar: positive,
  old_price_sar: maybePositive,
  sellable_online: yesNo,
  other_colors: yesNo,
  summary: filled,
  designer: z.string('is missing'),
  depth_cm: maybePositive,
  height_cm: maybePositive,
  width_cm: maybePositive,
});
export type FurnitureRow = z.output<typeof furnitureRow>;

/** Riyals per dollar: the exchange rate is pegged since 1986. */
const riyalsToDollar = 3.75;
/** Position after the existing products. */
const firstPosition = 100_000;
const maker = 'IKEA';

const usCents = (riyals: number): number => Math.round((riyals / riyalsToDollar) * 100);

/** 'NORDVIKEN / NORDVIKEN' is one series. */
const seriesOf = (name: string) => [...new Set(name.split('/').map((part) => part.trim()))].join(' / ');
/** 368814 is written 003.688.14 on the box. */
const articleNumber = (id: string) => id.padStart(8, '0').replace(/^(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3');
const sizeIn = (summary: string) => /\d[\d/x ]{0,60}cm/.exec(summary)?.[0] ?? '';
const kindOf = (summary: string) => summary.replace(/,?\s{0,3}\d[\d/x ]{0,60}cm.*$/, '').trim() || summary;

function lengths(row: FurnitureRow): { en: string; fr: string; cm: number }[] {
  return [
    { en: 'Width', fr: 'Largeur', cm: row.width_cm ?? 0 },
    { en: 'Depth', fr: 'Profondeur', cm: row.depth_cm ?? 0 },
    { en: 'Height', fr: 'Hauteur', cm: row.height_cm ?? 0 },
  ].filter(({ cm }) => cm > 0);
}

const sentences = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');

/** Composes the description from the fields of the row. */
function detailsOf(row: FurnitureRow, series: string, category: FurnitureCategory): ProductDetails {
  const sizes = lengths(row);
  const measured = {
    en: sizes.map(({ en, cm }) => `${en.toLowerCase()} ${inches(cm)} in.`).join(', '),
    fr: sizes.map(({ fr, cm }) => `${fr.toLowerCase()} ${cm} cm`).join(', '),
  };
  const by = row.designer
    ? { en: `, a design by ${row.designer}`, fr: `, dessin de ${row.designer}` }
    : both('');
  const lead = both(
    `${kindOf(row.summary)} of the ${series} series${by.en}.`,
    `${category.one} de la série ${series}${by.fr}.`,
  );
  const rest = both(
    sentences(
      measured.en && `It measures: ${measured.en}.`,
      row.other_colors && 'It comes in other colors too.',
    ),
    sentences(
      measured.fr && `Mesures : ${measured.fr}.`,
      row.other_colors && 'Il existe en d’autres couleurs.',
    ),
  );
  const sizeRows = sizes.map(({ en, fr, cm }) => ({
    label: both(en, fr),
    value: both(`${inches(cm)} in.`, `${cm} cm`),
  }));
  const facts = [
    { label: both('Series', 'Série'), value: both(series) },
    ...(row.designer ? [{ label: both('Designer', 'Dessin'), value: both(row.designer) }] : []),
    { label: both('Article number', 'Numéro d’article'), value: both(articleNumber(row.item_id)) },
    {
      label: both('Other colors', 'Autres couleurs'),
      value: row.other_colors ? both('Yes', 'Oui') : both('No', 'Non'),
    },
  ];
  return plainDetails({
    shortDescription: lead,
    description: both(`<p>${lead.en} ${rest.en}</p>`, `<p>${lead.fr} ${rest.fr}</p>`),
    specs: [
      ...(sizeRows.length > 0 ? [{ group: both('Dimensions'), details: sizeRows }] : []),
      { group: both('Details', 'Détails'), details: facts },
    ],
    customColumns: [...sizeRows.slice(0, 1), ...facts.slice(0, 2)],
  });
}

function facetsOf(row: FurnitureRow, series: string): ImportedFacet[] {
  const same = (code: string, facetLabel: ImportedFacet['facetLabel'], text: string): ImportedFacet => ({
    code,
    value: slug(text),
    facetLabel,
    label: both(text),
  });
  return [
    same('brand', both('Brand', 'Marque'), maker),
    same('collection', both('Collection'), series),
    ...(row.designer ? [same('designer', both('Designer', 'Dessin'), row.designer)] : []),
    ...(row.width_cm ? [standardFacet('width_band', widthBand(inches(row.width_cm)))] : []),
  ];
}

/** Maps a row to a product. Rows of the same item in several categories map to the same product. */
export function furnitureProduct(row: FurnitureRow, line: number, now: Date): ImportedProduct {
  const catalogIndex = ownValue(furnitureCategories, row.category) ?? allFurniture;
  const series = seriesOf(row.name);
  const size = sizeIn(row.summary);
  const name = both(
    `${series} ${row.summary}`,
    `${series} ${catalogIndex.one.toLowerCase()}${size ? `, ${size}` : ''}`,
  );
  const sku = `FUR-${row.item_id}`;
  return {
    row: {
      ...plainRow,
      sku,
      urlKey: `${slug(series)}-${row.item_id}`,
      source: 'furniture',
      name,
      modelNumber: articleNumber(row.item_id),
      manufacturer: maker,
      collection: series,
      family: 'furniture',
      addable: row.sellable_online,
      width: row.width_cm ? inches(row.width_cm) : null,
      depth: row.depth_cm ? inches(row.depth_cm) : null,
      height: row.height_cm ? inches(row.height_cm) : null,
      position: firstPosition + line,
      createdAt: now,
      image: `/media/placeholders/${catalogIndex.sign}.svg`,
      details: detailsOf(row, series, catalogIndex),
      searchText: searchTextOf(name, [catalogIndex.name.en, catalogIndex.name.fr, row.designer, maker]),
      searchModel: searchModelOf([sku, row.item_id, articleNumber(row.item_id)]),
    },
    price: usCents(row.price_sar),
    listPrice: row.old_price_sar && row.old_price_sar > row.price_sar ? usCents(row.old_price_sar) : null,
    categories: [catalogIndex.urlKey, allFurniture.urlKey],
    facets: facetsOf(row, series),
  };
}
