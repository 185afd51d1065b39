import { facetValues, type StyleKey } from '../../../server/backend/catalog/standardFacets.ts';
import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { type Text, text } from '../../text.ts';
import { colourFamily } from '../colourFamily.ts';
import { descriptionSentences } from '../descriptions.ts';
import { type Draft, type Inches, metric, type SizeChoice } from '../draft.ts';

type Rug = Extract<Model, { kind: 'rug' }>;
interface Row extends Pick<Rug, 'pattern' | 'shape'> {
  id: string;
  name: string;
  colour: MaterialId;
  accent: MaterialId;
  style: StyleKey;
  /** Dollars, for the largest size. */
  price: number;
  washable?: boolean;
  hero?: boolean;
  lead: Text;
}

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'dune-rug', name: 'Dune', pattern: 'plain', shape: 'rectangle', colour: 'oat', accent: 'dove', style: 'scandinavian', price: 899, lead: text('Undyed wool in two thicknesses, like sand after the tide.', 'De la laine non teinte en deux épaisseurs, comme le sable après la marée.') },
  { id: 'harbour-rug', name: 'Harbor', pattern: 'stripe', shape: 'rectangle', colour: 'ink', accent: 'oat', style: 'coastal', price: 649, washable: true, lead: text('Wide sailor stripes in a flat weave that goes in the machine.', 'De larges rayures marines en tissage plat, qui passe à la machine.') },
  { id: 'ledger-rug', name: 'Ledger', pattern: 'grid', shape: 'rectangle', colour: 'cream', accent: 'charcoal', style: 'modern', price: 749, hero: true, lead: text('A thin charcoal grid on ivory, to anchor furniture that floats.', 'Une fine grille anthracite sur ivoire, pour ancrer les meubles qui flottent.') },
  { id: 'medina-rug', name: 'Medina', pattern: 'diamond', shape: 'rectangle', colour: 'cream', accent: 'clay', style: 'traditional', price: 1099, lead: text('Hand-knotted diamonds with the small mistakes left in.', 'Des losanges noués à la main, petites erreurs comprises.') },
  { id: 'parlour-rug', name: 'Parlor', pattern: 'border', shape: 'rectangle', colour: 'moss', accent: 'oat', style: 'traditional', price: 849, lead: text('A deep green field and one clean border.', 'Un champ vert profond et une bordure nette.') },
  { id: 'ember-rug', name: 'Ember', pattern: 'plain', shape: 'rectangle', colour: 'clay', accent: 'cognac', style: 'mid-century', price: 699, lead: text('Terracotta that warms a north-facing room by a degree or two.', 'Un terracotta qui réchauffe d’un degré ou deux une pièce au nord.') },
  { id: 'halo-rug', name: 'Halo', pattern: 'border', shape: 'round', colour: 'dove', accent: 'white', style: 'modern', price: 549, lead: text('A gray disc with a pale ring, for the foot of a round table.', 'Un disque gris cerclé de clair, pour le pied d’une table ronde.') },
  { id: 'pebble-rug', name: 'Pebble', pattern: 'plain', shape: 'round', colour: 'oat', accent: 'oat', style: 'scandinavian', price: 479, washable: true, lead: text('Thick, round and forgiving: the nursery rug that moves to the study.', 'Épais, rond et indulgent : le tapis de chambre d’enfant qui finit au bureau.') },
  { id: 'mercury-rug', name: 'Mercury', pattern: 'diamond', shape: 'rectangle', colour: 'navy', accent: 'brass', style: 'glam', price: 1199, lead: text('Midnight ground with a gold lattice that only shows by lamplight.', 'Un fond nuit au treillis doré qui ne paraît qu’à la lampe.') },
  { id: 'ferry-rug', name: 'Ferry', pattern: 'stripe', shape: 'rectangle', colour: 'sage', accent: 'white', style: 'farmhouse', price: 449, washable: true, lead: text('Cotton ticking for halls, kitchens and muddy paws.', 'Un coton rayé pour entrées, cuisines et pattes boueuses.') },
  { id: 'quarry-rug', name: 'Quarry', pattern: 'grid', shape: 'rectangle', colour: 'charcoal', accent: 'slate', style: 'industrial', price: 679, lead: text('Charcoal on slate, and no one will ever see the crumbs.', 'Anthracite sur ardoise, et personne ne verra jamais les miettes.') },
];

// biome-ignore format: a table, one row an item
const sizes: Record<Rug['shape'], readonly { key: string; label: Text; inches: readonly [number, number]; factor: number }[]> = {
  rectangle: [
    { key: '5x8', label: text('5 × 8 ft', '5 × 8 pi'), inches: [60, 96], factor: 0.42 },
    { key: '8x10', label: text('8 × 10 ft', '8 × 10 pi'), inches: [96, 120], factor: 0.8 },
    { key: '9x12', label: text('9 × 12 ft', '9 × 12 pi'), inches: [108, 144], factor: 1 },
  ],
  round: [
    { key: '5-round', label: text('5 ft round', 'Rond 5 pi'), inches: [60, 60], factor: 0.5 },
    { key: '8-round', label: text('8 ft round', 'Rond 8 pi'), inches: [96, 96], factor: 1 },
  ],
};

function choices({ shape, price }: Row): SizeChoice[] {
  return sizes[shape].map(({ key, label, inches: [width, length], factor }) => ({
    key,
    label,
    inches: [width, length, 0.5],
    price: Math.round((price * factor) / 10) * 10 - 1,
  }));
}

export const rugs: readonly Draft[] = rows.map((row) => {
  const inches: Inches = row.shape === 'round' ? [96, 96, 0.5] : [96, 120, 0.5];
  return {
    id: row.id,
    family: 'rug',
    name: text(`${row.name} Rug`, `Tapis ${row.name}`),
    brand: 'tessel',
    categories: ['rugs-mirrors', 'rugs'],
    price: row.price,
    lead: row.lead,
    body: descriptionSentences(row.id, 'floor'),
    inches,
    pounds: 34,
    facets: {
      style: [row.style],
      colour_family: [...new Set([colourFamily(row.colour), colourFamily(row.accent)])],
      material: ['wool'],
      shape: [row.shape],
      ...(row.washable ? { features: ['washable'] } : {}),
    },
    specs: [
      {
        label: text('Pile', 'Velours'),
        value: row.washable ? text('Flat weave', 'Tissage plat') : text('0.5 in.', '0,5 po'),
      },
      { label: text('Shape', 'Forme'), value: facetValues.shape[row.shape] },
    ],
    features: [facetValues.shape[row.shape], ...(row.washable ? [facetValues.features.washable] : [])],
    model: {
      kind: 'rug',
      pattern: row.pattern,
      shape: row.shape,
      colour: row.colour,
      accent: row.accent,
      ...metric(inches),
      height: 1.5,
    },
    hero: row.hero,
    sizes: choices(row),
    addOns: ['rug-pad'],
  };
});
