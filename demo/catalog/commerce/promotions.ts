import { money } from '../../money.ts';
import type { DemoPromotion } from '../../shopTypes.ts';
import { type Text, text } from '../../text.ts';
import type { DemoSaving } from '../../types.ts';
import { type BrandSlug, brandOf } from '../brands.ts';
import type { Draft } from '../draft.ts';

type Row = Omit<DemoPromotion, 'brandLogoUrls' | 'formUrl' | 'shortDescription'> & {
  families: readonly string[];
  /** The discounted goods, as in "$150 off mattresses". `offerText` adds amount and minimum. */
  goods: Text;
};

// biome-ignore format: a table, one row a promotion
const rows: readonly Row[] = [
  { programId: 'norrfell-cold-season', manufacturer: 'norrfell', linqType: 'rebate', families: ['refrigerator'], amount: 15000, minimum: 80000, startsInDays: -12, endsInDays: 33, name: text('Norrfell Cold Season Rebate', 'Remise Saison froide de Norrfell'), goods: text('Norrfell refrigerators', 'les réfrigérateurs Norrfell'), description: text('Send the form with your receipt, and a prepaid card is on its way within six weeks.', 'Envoyez le formulaire avec votre reçu, et une carte prépayée vous parvient en six semaines.') },
  { programId: 'hearthline-holiday-bake', manufacturer: 'hearthline', linqType: 'rebate', families: ['range', 'wall-oven'], amount: 20000, minimum: 100000, startsInDays: -5, endsInDays: 46, name: text('Hearthline Holiday Bake', 'Les fournées des fêtes Hearthline'), goods: text('Hearthline ranges and wall ovens', 'les cuisinières et fours encastrés Hearthline'), description: text('A prepaid card for each one that is ordered before the date below.', 'Une carte prépayée pour chaque appareil commandé avant la date ci-dessous.') },
  { programId: 'marrowbrook-laundry-days', manufacturer: 'marrowbrook', linqType: 'instant', families: ['washer', 'dryer'], amount: 10000, minimum: 0, startsInDays: -20, endsInDays: 21, name: text('Marrowbrook Laundry Days', 'Les Jours de lessive Marrowbrook'), goods: text('each Marrowbrook washer and dryer', 'chaque laveuse et sécheuse Marrowbrook'), description: text('The saving is already in the price. Nothing to send, nothing to scan.', 'Le rabais est déjà dans le prix. Rien à envoyer, rien à numériser.') },
  { programId: 'marrowbrook-quiet-kitchen', manufacturer: 'marrowbrook', linqType: 'instant', families: ['dishwasher'], amount: 7500, minimum: 50000, startsInDays: -3, endsInDays: 40, name: text('Marrowbrook Quiet Kitchen', 'Cuisine silencieuse Marrowbrook'), goods: text('Marrowbrook dishwashers', 'les lave-vaisselle Marrowbrook'), description: text('Quiet dishwashers, quietly reduced.', 'Des lave-vaisselle discrets, discrètement réduits.') },
  { programId: 'kestrelle-suite-event', manufacturer: 'kestrelle', linqType: 'package', families: ['kitchen-package', 'laundry-pair'], amount: 50000, minimum: 300000, startsInDays: -9, endsInDays: 60, name: text('Kestrelle Suite Event', 'L’événement Ensemble Kestrelle'), goods: text('Kestrelle packages', 'les ensembles Kestrelle'), description: text('The saving is already in the price of the package.', 'Le rabais est déjà dans le prix de l’ensemble.') },
  { programId: 'breezeworth-fresh-air', manufacturer: 'breezeworth', linqType: 'rebate', families: ['hood', 'microwave'], amount: 4000, minimum: 20000, startsInDays: -30, endsInDays: 12, name: text('Breezeworth Fresh Air Rebate', 'Remise Air frais de Breezeworth'), goods: text('Breezeworth hoods and microwaves', 'les hottes et micro-ondes Breezeworth'), description: text('A small rebate for a large difference above the stove.', 'Une petite remise pour une grande différence au-dessus du feu.') },
  { programId: 'northquay-sofa-weeks', manufacturer: 'northquay', linqType: 'instant', families: ['sofa', 'sectional'], amount: 20000, minimum: 0, startsInDays: -7, endsInDays: 23, name: text('Northquay Sofa Weeks', 'Les Semaines du canapé Northquay'), goods: text('every Northquay sofa and sectional', 'chaque canapé Northquay'), description: text('Hudson, Tate and Beckett, in every cover.', 'Hudson, Tate et Beckett, dans tous les revêtements.') },
  { programId: 'dunmoor-better-nights', manufacturer: 'dunmoor', linqType: 'instant', families: ['mattress'], amount: 15000, minimum: 80000, startsInDays: -2, endsInDays: 28, name: text('Dunmoor Better Nights', 'Les Belles Nuits Dunmoor'), goods: text('Dunmoor mattresses', 'les matelas Dunmoor'), description: text('Any feel, with the same 120 nights to decide.', 'Tout confort, avec les mêmes 120 nuits pour décider.') },
  { programId: 'sunfold-last-light', manufacturer: 'sunfold', linqType: 'instant', families: ['outdoor'], amount: 5000, minimum: 25000, startsInDays: -40, endsInDays: 9, name: text('Sunfold Last Light', 'Dernières lueurs Sunfold'), goods: text('Sunfold outdoor pieces', 'les meubles d’extérieur Sunfold'), description: text('The season ends, the saving too.', 'La saison finit, le rabais aussi.') },
];

/** The offer in one line, such as "$150 off Dunmoor mattresses from $800". */
function offerText({ linqType, amount, minimum, goods }: Row): Text {
  const [off, from] = [money(amount), money(minimum)];
  const isByMail = linqType === 'rebate';
  return text(
    `${off.en} ${isByMail ? 'back by mail on' : 'off'} ${goods.en}${minimum > 0 ? ` from ${from.en}` : ''}`,
    `${off.fr} ${isByMail ? 'par la poste' : 'de moins'} sur ${goods.fr}${minimum > 0 ? ` dès ${from.fr}` : ''}`,
  );
}

export const promotions: readonly DemoPromotion[] = rows.map((row) => {
  const { families: _families, goods: _goods, ...promotion } = row;
  return {
    ...promotion,
    shortDescription: offerText(row),
    formUrl: `/media/documents/rebate-form-en.html#${row.programId}`,
    brandLogoUrls: [logo(row.manufacturer)],
  };
});

/** URL of a brand's logo. */
export function logo(slug: BrandSlug): string {
  return `/media/brand/brands/${brandOf(slug).slug}.svg`;
}

export function promotionById(programId: string): DemoPromotion {
  const promotion = promotions.find((candidate) => candidate.programId === programId);
  if (!promotion) throw new Error(`The demo shop has no promotion "${programId}".`);
  return promotion;
}

/** The promotion of a product or variant at this price in cents. */
export function promotionFor(
  { brand, family }: Pick<Draft, 'brand' | 'family'>,
  price: number,
): DemoPromotion | undefined {
  const row = rows.find(({ manufacturer, families }) => manufacturer === brand && families.includes(family));
  return row && price >= row.minimum ? promotionById(row.programId) : undefined;
}

/** The saving of a product or variant at this price in cents: instant, or a rebate by mail. */
export function savingsFor(
  draft: Pick<Draft, 'brand' | 'family'>,
  price: number,
): { instantSavings?: DemoSaving; consumerRebate?: DemoSaving } {
  const promotion = promotionFor(draft, price);
  if (!promotion) return {};
  const { amount, endsInDays, programId, linqType } = promotion;
  const saving = { amount, endsInDays, programId };
  return linqType === 'rebate' ? { consumerRebate: saving } : { instantSavings: saving };
}
