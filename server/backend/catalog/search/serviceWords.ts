import { stems } from './words.ts';

/** Groups of words that shoppers use for the subject of a help page or another page of the shop. */
const subjects: readonly (readonly string[])[] = [
  ['return', 'refund', 'exchange', 'retour', 'remboursement', 'echange'],
  ['warranty', 'guarantee', 'garantie'],
  ['delivery', 'shipping', 'livraison', 'expedition', 'transport'],
  ['assembly', 'assemble', 'montage'],
  ['pickup', 'collect', 'ramassage', 'cueillette'],
  [
    'financing',
    'finance',
    'credit',
    'installment',
    'instalment',
    'payment',
    'pay',
    'financement',
    'versement',
    'paiement',
    'payer',
  ],
  ['contact', 'phone', 'telephone', 'email', 'courriel', 'joindre', 'help', 'aide'],
  ['privacy', 'confidentialite', 'privee', 'cookie', 'temoin'],
  ['accessibility', 'accessibilite'],
  ['about', 'company', 'propos', 'entreprise'],
  [
    'store',
    'showroom',
    'location',
    'hours',
    'opening',
    'magasin',
    'boutique',
    'heures',
    'ouverture',
    'horaire',
  ],
  ['sale', 'promo', 'coupon'],
  ['promotion', 'clearance', 'deal', 'rebate', 'liquidation', 'solde', 'rabais'],
  ['track', 'suivi', 'suivre'],
];

const groups: ReadonlyMap<string, readonly string[]> = new Map(
  subjects.flatMap((words) => words.flatMap((word) => stems(word).map((stem) => [stem, words] as const))),
);

/** A word, with the words that other shoppers use for the same subject. */
export const subjectForms = (word: string): string[] =>
  [
    word,
    ...(stems(word)
      .map((stem) => groups.get(stem))
      .find(Boolean) ?? []),
  ].flatMap(stems);

/** Words of the shop's services are spelled correctly even if no product contains them, so they are never corrected. */
export const isServiceWord = (word: string): boolean => stems(word).some((stem) => groups.has(stem));
