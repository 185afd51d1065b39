import { plainText } from './plainText.ts';

/** What shoppers call a thing that the catalogue calls otherwise, both languages; each line is one thing. */
const groups: readonly (readonly string[])[] = [
  ['sofa', 'couch', 'settee', 'canape', 'divan'],
  ['loveseat', 'causeuse', 'two seater'],
  ['sectional', 'corner sofa', 'canape d angle', 'modulaire'],
  ['armchair', 'accent chair', 'easy chair', 'fauteuil', 'bergere'],
  ['recliner', 'inclinable', 'lazy chair'],
  ['ottoman', 'footstool', 'pouf', 'hassock', 'repose pied'],
  ['coffee table', 'cocktail table', 'table basse'],
  ['tv stand', 'media console', 'entertainment center', 'meuble tele', 'television'],
  ['dresser', 'chest of drawers', 'bureau drawers', 'commode'],
  ['nightstand', 'bedside table', 'chevet', 'table de nuit'],
  ['wardrobe', 'armoire', 'closet', 'garde robe', 'penderie'],
  ['mattress', 'matelas'],
  ['sideboard', 'buffet', 'credenza', 'bahut'],
  ['counter stool', 'bar stool', 'tabouret'],
  ['bookcase', 'bookshelf', 'shelving unit', 'bibliotheque', 'etagere'],
  ['desk', 'writing table', 'secretaire', 'bureau'],
  ['rug', 'carpet', 'tapis', 'carpette'],
  ['lamp', 'light', 'lampe', 'luminaire'],
  ['pendant', 'hanging light', 'chandelier', 'suspension', 'lustre'],
  ['refrigerator', 'fridge', 'frigo', 'refrigerateur', 'frigidaire'],
  ['freezer', 'congelateur'],
  ['range', 'stove', 'cooker', 'cuisiniere', 'poele'],
  ['wall oven', 'oven', 'four'],
  ['cooktop', 'hob', 'table de cuisson', 'plaque'],
  ['hood', 'extractor', 'hotte'],
  ['dishwasher', 'lave vaisselle'],
  ['microwave', 'micro ondes', 'micro onde'],
  ['washer', 'washing machine', 'laveuse', 'lave linge', 'machine a laver'],
  ['dryer', 'tumble dryer', 'secheuse', 'seche linge'],
  ['outdoor', 'patio', 'garden', 'exterieur', 'jardin'],
];

/** Other words for what a plain text names; the text itself is not repeated. */
export function otherWordsFor(text: string): string[] {
  const within = ` ${plainText(text)} `;
  const isNamed = (name: string) => within.includes(` ${name} `) || within.includes(` ${name}s `);
  return groups
    .filter((names) => names.some(isNamed))
    .flatMap((names) => names.filter((name) => !isNamed(name)));
}
