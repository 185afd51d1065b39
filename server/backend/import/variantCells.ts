import * as z from 'zod/mini';
import type { BilingualText, TileSwatch } from '../catalog/details.ts';
import { filled, maybePositive, positive } from './cells.ts';

/** One choice of a variant, such as its size. swatch: null for none */
export interface VariantChoice {
  label: BilingualText;
  value: BilingualText;
  swatch: TileSwatch | null;
}

const PAIRS = /^[^=;]+=[^=;]+(;[^=;]+=[^=;]+)*;?\s*$/;
const optional = z._default(z.string().check(z.maxLength(300, 'is too long')), '');

/** 'Size=Twin; Color=Oat' */
const pairsOf = (cell: string): [name: string, value: string][] =>
  cell
    .split(';')
    .map((pair) => pair.split('=').map((part) => part.trim()))
    .flatMap(([name = '', value = '']): [string, string][] => (name ? [[name, value]] : []));

const pairs = (what: string) =>
  z.pipe(
    optional.check(z.refine((cell) => cell === '' || PAIRS.test(cell), `is not ${what}`)),
    z.transform(pairsOf),
  );

const COLOUR = /^#[0-9a-f]{6}$/i;
const PICTURE = /^(?:\/(?!\/)|https:\/\/)\S+$/;

const swatchOf = (value: string | undefined): TileSwatch | null =>
  value === undefined ? null : { type: COLOUR.test(value) ? 'colour' : 'image', value };

/** The choices of a row in both languages; contradictions are reported as issues of the row. */
function choicesOf(
  row: { options: [string, string][]; options_fr: [string, string][]; swatch: [string, string][] },
  reject: (column: string, message: string) => void,
): VariantChoice[] {
  const { options, options_fr: french } = row;
  if (french.length > 0 && french.length !== options.length)
    reject('options_fr', 'has not as many choices as options');
  const swatches = new Map(row.swatch);
  for (const [name, value] of swatches) {
    if (!options.some(([label]) => label === name)) reject('swatch', `has ${name}, which options has not`);
    if (!COLOUR.test(value) && !PICTURE.test(value))
      reject('swatch', 'is neither a color such as #d8c7a4 nor the address of a picture');
  }
  return options.map(([label, value], at) => {
    const [labelFr, valueFr] = french[at] ?? [label, value];
    return {
      label: { en: label, fr: labelFr },
      value: { en: value, fr: valueFr },
      swatch: swatchOf(swatches.get(label)),
    };
  });
}

/** 'salem=3; store-7=0'; null for an empty cell. */
const stockOf = (
  cell: [string, string][],
  shops: ReadonlySet<string>,
  reject: (column: string, message: string) => void,
) => {
  if (cell.length === 0) return null;
  for (const [store, qty] of cell) {
    if (!shops.has(store)) reject('stock', `has ${store}, which is not the id of a shop`);
    if (!/^\d{1,6}$/.test(qty)) reject('stock', 'is not Store=Pieces');
  }
  return new Map(cell.map(([store, qty]): [string, number] => [store, Number(qty)]));
};

/**
 * A variant of a previously imported product: sizes in inches, weight in pounds, prices in units of the currency.
 * parents: SKUs of products that may have variants. others: SKUs that no import of variants has created. shops: ids of locations with stock
 */
export const variantRow = (
  parents: ReadonlySet<string>,
  others: ReadonlySet<string>,
  shops: ReadonlySet<string>,
) =>
  z.pipe(
    z.object({
      product: filled.check(z.refine((sku) => parents.has(sku), 'is not the sku of a product sold here')),
      sku: filled.check(z.refine((sku) => !others.has(sku), 'is the sku of another product')),
      options: z.pipe(
        z
          .string('is missing')
          .check(z.maxLength(300, 'is too long'), z.regex(PAIRS, 'is not Name=Value; Name=Value')),
        z.transform(pairsOf),
      ),
      options_fr: pairs('Name=Value; Name=Value'),
      price: positive,
      list_price: maybePositive,
      width: maybePositive,
      depth: maybePositive,
      height: maybePositive,
      weight: maybePositive,
      image: z.string('is missing').check(z.maxLength(300, 'is too long')),
      swatch: pairs('Name=#rrggbb or Name=/media/picture.webp'),
      stock: pairs('Store=Pieces; Store=Pieces'),
    }),
    z.transform(({ options, options_fr, swatch, stock, ...row }, context) => {
      const reject = (column: string, message: string) => {
        context.issues.push({ code: 'custom', message, input: row.sku, path: [column] });
      };
      return {
        ...row,
        choices: choicesOf({ options, options_fr, swatch }, reject),
        /** Pieces by shop; null: the stock stays unchanged. */
        stock: stockOf(stock, shops, reject),
      };
    }),
  );
export type VariantCells = z.output<ReturnType<typeof variantRow>>;
