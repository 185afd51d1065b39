import { ownValue } from '../../../../contract/ownValue.ts';
import { phraseKey, tokensOf } from './words.ts';

/** Synonyms of products in both languages; each line is one group. */
const lines: readonly (readonly string[])[] = [
  ['sofa', 'couch', 'settee', 'canapé', 'divan'],
  ['sofa bed', 'sofabed', 'sleeper sofa', 'sleeper', 'futon', 'canapé-lit', 'clic-clac'],
  ['loveseat', 'love seat', 'causeuse', 'two seater', '2 seat sofa', '2 seater'],
  ['3 seat sofa', '3 seater', 'three seater', 'canapé 3 places'],
  ['sectional', 'corner sofa', 'modular sofa', 'canapé d’angle', 'sofa d’angle', 'modulaire'],
  ['chaise longue', 'chaise sofa', 'daybed', 'lit de jour', 'méridienne'],
  ['armchair', 'arm chair', 'accent chair', 'easy chair', 'lounge chair', 'fauteuil', 'bergère'],
  ['rocking chair', 'rocker', 'chaise berçante', 'berceuse'],
  ['recliner', 'inclinable', 'lazy chair', 'lazyboy', 'fauteuil inclinable'],
  ['ottoman', 'footstool', 'pouf', 'pouffe', 'hassock', 'repose-pied'],
  ['coffee table', 'cocktail table', 'table basse', 'table de salon'],
  ['side table', 'end table', 'table d’appoint', 'bout de canapé'],
  ['dining table', 'kitchen table', 'table à manger', 'table de cuisine'],
  [
    'tv stand',
    'tv bench',
    'tv unit',
    'tv cabinet',
    'tv storage',
    'tv table',
    'television stand',
    'television',
  ],
  [
    'tv stand',
    'media console',
    'media unit',
    'entertainment center',
    'entertainment centre',
    'meuble télé',
    'meuble tv',
  ],
  ['dresser', 'chest of drawers', 'commode'],
  ['drawer unit', 'drawers', 'meuble à tiroirs', 'caisson'],
  ['nightstand', 'night stand', 'night table', 'bedside table', 'chevet', 'table de nuit'],
  ['wardrobe', 'armoire', 'closet', 'garde-robe', 'penderie'],
  ['bed', 'bedframe', 'lit'],
  ['bunk bed', 'loft bed', 'lits superposés', 'lit mezzanine'],
  ['crib', 'cot', 'baby bed', 'bassinette', 'lit de bébé'],
  ['highchair', 'high chair', 'chaise haute'],
  ['children', 'kids', 'kid', 'child', 'enfant'],
  ['changing table', 'table à langer'],
  ['mattress', 'matelas'],
  ['mirror', 'miroir'],
  ['sideboard', 'buffet', 'credenza', 'bahut'],
  ['bar stool', 'barstool', 'counter stool', 'tabouret de bar'],
  ['stool', 'tabouret'],
  ['bench', 'banc', 'banquette'],
  ['chair', 'chaise'],
  ['bookcase', 'bookshelf', 'book shelf', 'shelving unit', 'bibliothèque', 'étagère'],
  ['shelf', 'étagère', 'tablette'],
  ['cabinet', 'cupboard', 'vitrine', 'placard'],
  ['desk', 'writing table', 'secrétaire', 'bureau'],
  ['office chair', 'desk chair', 'swivel chair', 'chaise de bureau', 'chaise pivotante'],
  ['room divider', 'screen', 'paravent'],
  ['trolley', 'cart', 'desserte', 'chariot'],
  ['rug', 'carpet', 'tapis', 'carpette'],
  ['lamp', 'light', 'lampe', 'luminaire'],
  ['pendant', 'hanging light', 'chandelier', 'suspension', 'lustre'],
  ['refrigerator', 'fridge', 'frig', 'frigo', 'réfrigérateur', 'frigidaire'],
  [
    'compact refrigerator',
    'mini fridge',
    'minifridge',
    'bar fridge',
    'small fridge',
    'petit réfrigérateur',
    'mini frigo',
  ],
  ['side by side', 'côte à côte'],
  [
    'wine cellar',
    'wine cooler',
    'wine fridge',
    'beverage cooler',
    'beverage center',
    'cellier',
    'cave à vin',
  ],
  ['freezer', 'deep freeze', 'congélateur'],
  ['range', 'stove', 'cooker', 'cuisinière'],
  ['wall oven', 'oven', 'four'],
  ['cooktop', 'hob', 'table de cuisson', 'plaque de cuisson'],
  ['hood', 'extractor', 'hotte'],
  ['dishwasher', 'dish washer', 'lave-vaisselle'],
  ['microwave', 'micro-ondes', 'micro-onde'],
  ['washer', 'washing machine', 'laveuse', 'lave-linge', 'machine à laver'],
  ['dryer', 'tumble dryer', 'sécheuse', 'sèche-linge'],
  ['outdoor', 'patio', 'garden', 'extérieur', 'jardin'],
  ['seat', 'seater', 'places'],
  ['grey', 'gray', 'gris'],
  ['white', 'blanc', 'blanche'],
  ['black', 'noir', 'noire'],
  ['leather', 'cuir'],
  ['wood', 'wooden', 'bois'],
];

/** Words of the other language that mean a different product in English: chaise is French for a chair, four for an oven. */
const meantInEnglish: Readonly<Record<string, string>> = {
  chaise: 'chaise longue',
  'chaise lounge': 'chaise longue',
  four: '4',
};
const ambiguous = /\b(?:chaise(?:\s+lounge\b|(?!\s+(?:longue|sofa)))|four)\b/gi;

/** Translates the words of a term to their meaning in the shopper's language. */
export const inLanguage = (term: string, language: string): string =>
  language === 'en'
    ? term.replace(ambiguous, (word) => ownValue(meantInEnglish, word.toLowerCase()) ?? word)
    : term;

type Phrase = readonly string[];
const groups: readonly (readonly Phrase[])[] = lines.map((names) => names.map(tokensOf));

/** Every word in the groups, so that mistyped synonyms are corrected too. */
export const synonymWords: readonly string[] = [...new Set(groups.flat(2))];

/** The other names in the groups of each name, by the key of the name. */
const synonyms = new Map<string, Phrase[]>();
for (const names of groups)
  for (const key of new Set(names.map(phraseKey)))
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...names.filter((other) => phraseKey(other) !== key)]);

/** Returns whether a phrase is a compound name: a sofa bed is not a bed. */
export const isName = (phrase: Phrase): boolean => synonyms.has(phraseKey(phrase));

/** Returns the synonyms of a phrase; none if it is in no group. */
export const synonymsOf = (phrase: Phrase): readonly Phrase[] => synonyms.get(phraseKey(phrase)) ?? [];

export const withSynonyms = (phrase: Phrase): readonly Phrase[] => [phrase, ...synonymsOf(phrase)];

/** For unfinished input: returns the groups with a one-word name that starts with a prefix. */
export const namesStartingWith = (part: string): Phrase[] =>
  groups
    .filter((names) => names.some(([first, ...more]) => first?.startsWith(part) && more.length === 0))
    .flat();
