import type { DemoPromotion } from '../../shopTypes.ts';
import { text } from '../../text.ts';
import { type BrandSlug, brandOf } from '../brands.ts';
import type { Draft } from '../draft.ts';

type Row = Omit<DemoPromotion, 'brandLogoUrls' | 'formUrl'> & { families: readonly string[] };

// biome-ignore format: a table, one row a promotion
const rows: readonly Row[] = [
  { programId: 'norrfell-cold-season', manufacturer: 'norrfell', linqType: 'rebate', families: ['refrigerator'], amount: 15000, startsInDays: -12, endsInDays: 33, name: text('Norrfell Cold Season Rebate', 'Remise Saison froide de Norrfell'), shortDescription: text('$150 back by mail on a Norrfell refrigerator', '150 $ par la poste sur un réfrigérateur Norrfell'), description: text('Buy a Norrfell refrigerator, send the form with your receipt, and a prepaid card of $150 is on its way within six weeks.', 'Achetez un réfrigérateur Norrfell, envoyez le formulaire avec votre reçu, et une carte prépayée de 150 $ vous parvient en six semaines.') },
  { programId: 'hearthline-holiday-bake', manufacturer: 'hearthline', linqType: 'rebate', families: ['range', 'wall-oven'], amount: 20000, startsInDays: -5, endsInDays: 46, name: text('Hearthline Holiday Bake', 'Les fournées des fêtes Hearthline'), shortDescription: text('$200 back by mail on ranges and wall ovens', '200 $ par la poste sur cuisinières et fours'), description: text('A prepaid card of $200 for any Hearthline range or wall oven delivered before the date below.', 'Une carte prépayée de 200 $ pour toute cuisinière ou tout four Hearthline livré avant la date ci-dessous.') },
  { programId: 'marrowbrook-laundry-days', manufacturer: 'marrowbrook', linqType: 'instant', families: ['washer', 'dryer'], amount: 10000, startsInDays: -20, endsInDays: 21, name: text('Marrowbrook Laundry Days', 'Les Jours de lessive Marrowbrook'), shortDescription: text('$100 off at once on each washer and dryer', '100 $ de moins tout de suite sur chaque laveuse et sécheuse'), description: text('The saving is already in the price. Nothing to send, nothing to scan.', 'Le rabais est déjà dans le prix. Rien à envoyer, rien à numériser.') },
  { programId: 'marrowbrook-quiet-kitchen', manufacturer: 'marrowbrook', linqType: 'instant', families: ['dishwasher'], amount: 7500, startsInDays: -3, endsInDays: 40, name: text('Marrowbrook Quiet Kitchen', 'Cuisine silencieuse Marrowbrook'), shortDescription: text('$75 off dishwashers under 50 dBA', '75 $ de moins sur les lave-vaisselle de moins de 50 dBA'), description: text('Quiet dishwashers, quietly reduced.', 'Des lave-vaisselle discrets, discrètement réduits.') },
  { programId: 'kestrelle-suite-event', manufacturer: 'kestrelle', linqType: 'package', families: ['kitchen-package', 'laundry-pair'], amount: 50000, startsInDays: -9, endsInDays: 60, name: text('Kestrelle Suite Event', 'L’événement Ensemble Kestrelle'), shortDescription: text('$500 off when the whole suite is Kestrelle', '500 $ de moins quand tout l’ensemble est Kestrelle'), description: text('Choose a Kestrelle package and the saving is taken at once from the total.', 'Choisissez un ensemble Kestrelle : le rabais est déduit aussitôt du total.') },
  { programId: 'breezeworth-fresh-air', manufacturer: 'breezeworth', linqType: 'rebate', families: ['hood', 'microwave'], amount: 4000, startsInDays: -30, endsInDays: 12, name: text('Breezeworth Fresh Air Rebate', 'Remise Air frais de Breezeworth'), shortDescription: text('$40 back on hoods and microwaves', '40 $ de retour sur hottes et micro-ondes'), description: text('A small rebate for a large difference above the stove.', 'Une petite remise pour une grande différence au-dessus du feu.') },
  { programId: 'northquay-sofa-month', manufacturer: 'northquay', linqType: 'instant', families: ['sofa', 'sectional'], amount: 20000, startsInDays: -7, endsInDays: 23, name: text('Northquay Sofa Month', 'Le mois du canapé Northquay'), shortDescription: text('$200 off every Northquay sofa and sectional', '200 $ de moins sur chaque canapé Northquay'), description: text('Hudson, Tate and Beckett, every cover, until the end of the month.', 'Hudson, Tate et Beckett, tous revêtements, jusqu’à la fin du mois.') },
  { programId: 'dunmoor-better-nights', manufacturer: 'dunmoor', linqType: 'instant', families: ['mattress'], amount: 15000, startsInDays: -2, endsInDays: 28, name: text('Dunmoor Better Nights', 'Les Belles Nuits Dunmoor'), shortDescription: text('$150 off every mattress', '150 $ de moins sur chaque matelas'), description: text('Any size, any feel, with the same 120 nights to decide.', 'Toute taille, tout confort, avec les mêmes 120 nuits pour décider.') },
  { programId: 'sunfold-last-light', manufacturer: 'sunfold', linqType: 'instant', families: ['outdoor'], amount: 5000, startsInDays: -40, endsInDays: 9, name: text('Sunfold Last Light', 'Dernières lueurs Sunfold'), shortDescription: text('$50 off outdoor pieces from $300', '50 $ de moins sur les meubles d’extérieur dès 300 $'), description: text('The season ends, the saving too.', 'La saison finit, le rabais aussi.') },
];

export const promotions: readonly DemoPromotion[] = rows.map(({ families: _families, ...row }) => ({
  ...row,
  formUrl: `/media/documents/rebate-form-en.html#${row.programId}`,
  brandLogoUrls: [logo(row.manufacturer)],
}));

/** URL of a brand's logo. */
export function logo(slug: BrandSlug): string {
  return `/media/brand/brands/${brandOf(slug).slug}.svg`;
}

/** The promotion of a product, unless its amount is more than a fifth of the price. */
export function promotionFor(draft: Pick<Draft, 'brand' | 'family' | 'price'>): DemoPromotion | undefined {
  const row = rows.find(
    ({ manufacturer, families }) => manufacturer === draft.brand && families.includes(draft.family),
  );
  return row && row.amount <= draft.price * 20
    ? promotions.find(({ programId }) => programId === row.programId)
    : undefined;
}
