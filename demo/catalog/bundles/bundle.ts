import { type Facets, widthBand } from '../../../server/backend/catalog/standardFacets.ts';
import type { Model } from '../../model.ts';
import { type Text, text } from '../../text.ts';
import type { BrandSlug } from '../brands.ts';
import type { CollectionId } from '../collections.ts';
import type { Draft } from '../draft.ts';
import { pieceOf } from '../pieces.ts';

export interface BundleRow {
  id: string;
  name: Text;
  lines: readonly (readonly [id: string, qty: number])[];
  /** The saving as a fraction of the sum of prices, 0 to 1. */
  saves: number;
  lead: Text;
  hero?: boolean;
}

interface Kind {
  family: string;
  categories: readonly string[];
  brand?: BrandSlug;
  collection?: CollectionId;
  facets?: Facets;
  body: Text;
}

const withQuantity = (qty: number, name: string) => (qty > 1 ? `${qty} × ${name}` : name);

/** The add-ons of all pieces. The set is installed once, so a plug-in set-up is replaced by the installation of another piece. */
function addOnsOf(pieces: readonly Draft[]): string[] {
  const all = [...new Set(pieces.flatMap(({ addOns = [] }) => addOns))];
  return all.includes('installation-standard') ? all.filter((id) => id !== 'installation-plug-in') : all;
}

/** Builds the draft of a bundle. Price, weight and list of contents are derived from its pieces. */
export function bundle(row: BundleRow, kind: Kind, model: Model): Draft {
  const lines = row.lines.map(([id, qty]) => ({ qty, draft: pieceOf(id) }));
  const [first] = lines;
  if (!first) throw new Error(`The bundle "${row.id}" is empty.`);
  const priceOf = ({ sizes, price }: Draft) => sizes?.[0]?.price ?? price;
  const sum = lines.reduce((total, { qty, draft }) => total + qty * priceOf(draft), 0);
  const list = (language: keyof Text) =>
    lines.map(({ qty, draft }) => withQuantity(qty, draft.name[language])).join(', ');
  const width = Math.round(model.width / 2.54);
  return {
    id: row.id,
    family: kind.family,
    name: row.name,
    brand: kind.brand ?? first.draft.brand,
    collection: kind.collection ?? first.draft.collection,
    categories: kind.categories,
    price: Math.round((sum * (1 - row.saves)) / 10) * 10 - 1,
    lead: row.lead,
    body: [kind.body, text(`In the set: ${list('en')}.`, `Dans l’ensemble : ${list('fr')}.`)],
    inches: [width, Math.round(model.depth / 2.54), Math.round(model.height / 2.54)],
    pounds: Math.round(lines.reduce((total, { qty, draft }) => total + qty * draft.pounds, 0)),
    facets: { ...first.draft.facets, width_band: [widthBand(width)], ...kind.facets },
    specs: [
      {
        label: text('Pieces', 'Pièces'),
        value: text(
          `${lines.reduce((n, { qty }) => n + qty, 0)}`,
          `${lines.reduce((n, { qty }) => n + qty, 0)}`,
        ),
      },
    ],
    features: lines.map(({ qty, draft }) =>
      text(withQuantity(qty, draft.name.en), withQuantity(qty, draft.name.fr)),
    ),
    model,
    hero: row.hero,
    addOns: addOnsOf(lines.map(({ draft }) => draft)),
    bundle: lines.map(({ qty, draft }) => ({ id: draft.id, qty })),
  };
}
