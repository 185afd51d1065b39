import { type Facets, type FeatureKey, facetValues } from '../../../server/backend/catalog/standardFacets.ts';
import { type Text, text } from '../../text.ts';
import { descriptionSentences } from '../descriptions.ts';
import { type Draft, metric, type SizeChoice } from '../draft.ts';

interface Row {
  id: string;
  name: string;
  layers: 1 | 2 | 3;
  height: number;
  core: 'foam' | 'hybrid' | 'latex';
  firmness: 'plush' | 'medium' | 'firm';
  price: number;
  features: readonly FeatureKey[];
  lead: Text;
  hero?: boolean;
}

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'tern-mattress', name: 'Tern', layers: 1, height: 8, core: 'foam', firmness: 'firm', price: 399, features: ['washable'], lead: text('A straightforward firm foam for guest rooms and growing backs.', 'Une mousse ferme et sans détour pour chambres d’amis et dos qui grandissent.') },
  { id: 'plover-mattress', name: 'Plover', layers: 2, height: 10, core: 'foam', firmness: 'medium', price: 699, features: ['washable'], lead: text('Memory foam over a firm core: still on one side when the other turns.', 'Mousse mémoire sur noyau ferme : immobile d’un côté quand l’autre se retourne.') },
  { id: 'heron-mattress', name: 'Heron', layers: 3, height: 12, core: 'hybrid', firmness: 'medium', price: 1199, features: ['cooling'], hero: true, lead: text('Eleven hundred pocket springs below, breathable foam above, and a cool knit on top.', 'Onze cents ressorts ensachés dessous, une mousse aérée dessus et un tricot frais en surface.') },
  { id: 'swan-mattress', name: 'Swan', layers: 3, height: 14, core: 'hybrid', firmness: 'plush', price: 1799, features: ['cooling'], lead: text('The softest bed we make, with two layers of micro-coils under a cashmere-blend quilt.', 'Le plus moelleux de nos lits : deux couches de micro-ressorts sous un matelassé au cachemire.') },
  { id: 'kingfisher-mattress', name: 'Kingfisher', layers: 3, height: 13, core: 'foam', firmness: 'medium', price: 1499, features: ['cooling', 'washable'], lead: text('Gel-infused foam that pulls heat away and a cover you can machine wash.', 'Une mousse au gel qui éloigne la chaleur et une housse qui va à la machine.') },
  { id: 'wren-mattress', name: 'Warbler', layers: 2, height: 10, core: 'latex', firmness: 'medium', price: 1399, features: ['cooling'], lead: text('Natural latex with a quick, buoyant feel, in organic cotton.', 'Du latex naturel, vif et porteur, dans un coton biologique.') },
  { id: 'curlew-mattress', name: 'Curlew', layers: 3, height: 12, core: 'latex', firmness: 'firm', price: 1899, features: ['cooling'], lead: text('Firm latex over springs for people who sleep on their stomach and wake on their back.', 'Latex ferme sur ressorts, pour qui s’endort sur le ventre et se réveille sur le dos.') },
  { id: 'sandpiper-mattress', name: 'Sandpiper', layers: 2, height: 11, core: 'hybrid', firmness: 'firm', price: 899, features: [], lead: text('A firm hybrid with strong edges; the whole width is bed.', 'Un hybride ferme aux bords solides : toute la largeur est du lit.') },
  { id: 'osprey-mattress', name: 'Osprey', layers: 3, height: 15, core: 'hybrid', firmness: 'medium', price: 2499, features: ['cooling'], lead: text('Zoned coils, copper-threaded cover and the patience of hand-tufting.', 'Ressorts à zones, housse aux fils de cuivre et patience du capitonnage à la main.') },
];

// biome-ignore format: a table, one row an item
const sizes: readonly { key: string; label: Text; width: number; length: number; factor: number }[] = [
  { key: 'twin', label: text('Twin', 'Simple'), width: 38, length: 75, factor: 0.7 },
  { key: 'full', label: text('Full', 'Double'), width: 54, length: 75, factor: 0.88 },
  { key: 'queen', label: text('Queen', 'Grand (queen)'), width: 60, length: 80, factor: 1 },
  { key: 'king', label: text('King', 'Très grand (king)'), width: 76, length: 80, factor: 1.25 },
];

function choices({ price, height }: Row): SizeChoice[] {
  return sizes.map(({ key, label, width, length, factor }) => ({
    key,
    label,
    inches: [width, length, height],
    price: Math.round((price * factor) / 10) * 10 - 1,
  }));
}

export const mattresses: readonly Draft[] = rows.map((row) => {
  const facets: Facets = {
    material: [row.core],
    firmness: [row.firmness],
    width_band: ['60-72'],
    colour_family: ['white'],
    ...(row.features.length > 0 ? { features: row.features } : {}),
  };
  return {
    id: row.id,
    family: 'mattress',
    name: text(`${row.name} ${row.height}-Inch Mattress`, `Matelas ${row.name} de ${row.height} po`),
    brand: 'dunmoor',
    categories: ['bedroom', 'mattresses'],
    price: row.price,
    lead: row.lead,
    body: descriptionSentences(row.id, 'sleep'),
    inches: [60, 80, row.height],
    pounds: 30 + row.height * 5,
    facets,
    specs: [
      { label: text('Core', 'Noyau'), value: facetValues.material[row.core] },
      { label: text('Feel', 'Confort'), value: facetValues.firmness[row.firmness] },
      { label: text('Layers', 'Couches'), value: text(`${row.layers}`, `${row.layers}`) },
    ],
    features: [
      text('120-night trial', 'Essai de 120 nuits'),
      facetValues.firmness[row.firmness],
      ...row.features.map((feature) => facetValues.features[feature]),
    ],
    model: { kind: 'mattress', layers: row.layers, ...metric([60, 80, row.height]) },
    hero: row.hero,
    sizes: choices(row),
    addOns: ['old-mattress-removal', 'mattress-protector'],
  };
});
