import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, type Inches, metric, type SizeChoice } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Bed = Extract<Model, { kind: 'bed' }>;
type Row = Omit<FurnitureRow, 'inches'> & Pick<Bed, 'headboard'> & { bedding: MaterialId; height: number };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-bed', collection: 'hudson', headboard: 'panel', bedding: 'oat', height: 46, pounds: 142, main: 'walnut', others: ['oak'], price: 1199, hero: true, lead: text('A plain walnut panel, perfectly flat, with the grain running like a shoreline.', 'Un simple panneau de noyer, parfaitement plat, au fil pareil à un rivage.') },
  { id: 'alder-bed', collection: 'alder', headboard: 'slatted', bedding: 'white', height: 40, pounds: 98, main: 'oak', others: ['ash'], price: 899, lead: text('Slender slats to lean a pillow on, and rails rounded where shins pass.', 'De fines lattes où caler un oreiller et des longerons arrondis là où passent les tibias.') },
  { id: 'camden-bed', collection: 'camden', headboard: 'low', bedding: 'dove', height: 34, pounds: 120, main: 'walnut', price: 1399, lead: text('A low headboard and a thin walnut frame: the window stays in view.', 'Une tête de lit basse et un mince cadre de noyer : la fenêtre reste en vue.') },
  { id: 'vivienne-bed', collection: 'vivienne', headboard: 'tufted', bedding: 'cream', height: 56, pounds: 156, main: 'emerald', others: ['rose'], price: 1699, hero: true, lead: text('A high, buttoned velvet headboard that makes breakfast in bed feel planned.', 'Une haute tête de lit en velours capitonné, qui rend le petit déjeuner au lit officiel.') },
  { id: 'lisbon-bed', collection: 'lisbon', headboard: 'upholstered', bedding: 'white', height: 48, pounds: 128, main: 'rose', price: 1299, lead: text('Velvet from the rails to the headboard, soft wherever a knee meets it.', 'Du velours des longerons à la tête de lit, doux partout où se cogne un genou.') },
  { id: 'marlow-bed', collection: 'marlow', headboard: 'panel', bedding: 'cream', height: 54, pounds: 168, main: 'cherry', price: 1499, lead: text('A cherry bed with a cornice, made to be handed on.', 'Un lit de merisier à corniche, fait pour être transmis.') },
  { id: 'juniper-bed', collection: 'juniper', headboard: 'slatted', bedding: 'oat', height: 48, pounds: 124, main: 'white', others: ['ash'], price: 749, lead: text('Painted spindles and a broad top rail, right under a sloping ceiling.', 'Des barreaux peints et une large traverse, parfaits sous une pente de toit.') },
  { id: 'soren-bed', collection: 'soren', headboard: 'low', bedding: 'dove', height: 30, pounds: 82, main: 'ash', price: 549, lead: text('Eight bolts, pale ash, no headboard to speak of: sleep, simplified.', 'Huit boulons, du frêne pâle, presque pas de tête de lit : dormir, en plus simple.') },
  { id: 'tate-bed', collection: 'tate', headboard: 'upholstered', bedding: 'white', height: 42, pounds: 130, main: 'charcoal', others: ['oat'], price: 999, features: ['storage'], lead: text('The base lifts on gas struts and swallows a season of clothes.', 'Le sommier se lève sur vérins et avale une saison de vêtements.') },
  { id: 'beckett-bed', collection: 'beckett', headboard: 'panel', bedding: 'charcoal', height: 44, pounds: 138, main: 'ebony', price: 949, lead: text('Dark planks in a steel surround that never creaks.', 'Des planches sombres dans un cadre d’acier qui ne grince jamais.') },
  { id: 'harlow-bed', collection: 'harlow', headboard: 'upholstered', bedding: 'cream', height: 44, pounds: 118, main: 'ink', others: ['saffron'], price: 1149, lead: text('A soft blue back held in a walnut frame, like a good armchair lying down.', 'Un dossier bleu tenu dans un cadre de noyer, comme un bon fauteuil couché.') },
  { id: 'quincy-bed', collection: 'quincy', headboard: 'tufted', bedding: 'white', height: 52, pounds: 140, main: 'oat', price: 1099, lead: text('Linen-look tufting with a nail-head border, calm from any angle.', 'Un capitonné aspect lin bordé de clous, apaisant de tous les côtés.') },
];

// biome-ignore format: a table, one row an item
const sizes = [
  { key: 'full', label: text('Full', 'Double'), width: 58, length: 80, factor: 0.9 },
  { key: 'queen', label: text('Queen', 'Grand (queen)'), width: 64, length: 85, factor: 1 },
  { key: 'king', label: text('King', 'Très grand (king)'), width: 80, length: 85, factor: 1.2 },
];

function sizeChoices(price: number, height: number): SizeChoice[] {
  return sizes.map(({ key, label, width, length, factor }) => {
    const inches: Inches = [width, length, height];
    return { key, label, inches, price: Math.round((price * factor) / 50) * 50 - 1 };
  });
}

export const beds: readonly Draft[] = rows.map((row) => {
  const inches: Inches = [64, 85, row.height];
  return furniture(
    { ...row, inches, sizes: sizeChoices(row.price, row.height) },
    {
      family: 'bed',
      noun: text('Bed', 'Lit'),
      categories: ['bedroom', 'beds'],
      banks: ['bed', 'wood'],
      addOns: ['old-mattress-removal'],
    },
    (cover) => ({ kind: 'bed', headboard: row.headboard, bedding: row.bedding, cover, ...metric(inches) }),
  );
});
