import type { Attribute } from './questionCase.ts';

/** Ways to ask for a value. {it} is replaced by "it" or by the product's name. */
// biome-ignore format: a table, one row an attribute
export const asks: Partial<Record<Attribute, { en: readonly string[]; fr: readonly string[] }>> = {
  width: { en: ['How wide is {it}?', 'What is the width of {it}?', 'Width?', 'Can you tell me how wide {it} is?', 'What does {it} measure from side to side?', 'How broad is {it}?'], fr: ['Quelle est la largeur de {it}?', 'Largeur?', 'Combien mesure {it} en largeur?', 'Quelle largeur fait {it}?'] },
  depth: { en: ['How deep is {it}?', 'What is the depth of {it}?', 'Depth please', 'How far is {it} from front to back?'], fr: ['Quelle est la profondeur de {it}?', 'Profondeur?', 'Quelle profondeur a {it}?'] },
  height: { en: ['How tall is {it}?', 'What is the height of {it}?', 'How high is {it}?', 'Tell me the height'], fr: ['Quelle est la hauteur de {it}?', 'Hauteur?', 'Quelle hauteur fait {it}?'] },
  weight: { en: ['How much does {it} weigh?', 'What is the weight of {it}?', 'How heavy is {it}?'], fr: ['Quel est le poids de {it}?', 'Combien pèse {it}?'] },
  capacity: { en: ['What is the capacity of {it}?', 'How many cubic feet is {it}?', 'How much volume does {it} have?', 'How roomy is {it}?', 'What capacity does {it} have?'], fr: ['Quelle est la capacité de {it}?', 'Capacité?', 'Quel est le volume de {it}?'] },
  energy: { en: ['How much energy does {it} use per year?', 'What is the annual energy consumption of {it}?', 'How many kWh a year does {it} need?', 'What is the yearly energy use?', 'How much electricity does {it} consume?'], fr: ['Quelle est la consommation annuelle de {it}?', 'Combien de kWh par an consomme {it}?', 'Quelle énergie consomme {it} par an?'] },
  noise: { en: ['How loud is {it}?', 'What is the noise level of {it}?', 'How many decibels is {it}?', 'How noisy is {it}?'], fr: ['Quel est le niveau sonore de {it}?', 'Quel bruit fait {it}?'] },
  warranty: { en: ['How long is the warranty on {it}?', 'What warranty does {it} have?', 'Is there a guarantee, and how long?'], fr: ['Quelle est la garantie de {it}?', 'Combien de temps dure la garantie?'] },
  price: { en: ['How much is {it}?', 'What does {it} cost?', 'What is the price of {it}?', 'How much does {it} cost?'], fr: ['Quel est le prix de {it}?', 'Combien coûte {it}?'] },
  brand: { en: ['Who makes {it}?', 'What brand is {it}?', 'Which company is the manufacturer of {it}?'], fr: ['De quelle marque est {it}?', 'Qui fabrique {it}?'] },
  model: { en: ['What is the model number of {it}?', 'Model number?', 'Which model is {it}?'], fr: ['Quel est le numéro de modèle de {it}?'] },
  designer: { en: ['Who designed {it}?', 'Who is the designer of {it}?'], fr: ['Qui a dessiné {it}?', 'Qui est le designer de {it}?'] },
  series: { en: ['Which series does {it} belong to?', 'What series is {it} from?'], fr: ['À quelle série appartient {it}?'] },
  defrost: { en: ['What kind of defrost does {it} have?', 'What is the defrost type of {it}?', 'How does {it} defrost?'], fr: ['Quel type de dégivrage a {it}?'] },
};

/** Product features as named in questions. */
// biome-ignore format: a table, one row a feature
export const features: Partial<Record<Attribute, { en: readonly string[]; fr: readonly string[] }>> = {
  'ice maker': { en: ['an ice maker', 'an icemaker'], fr: ['une machine à glaçons'] },
  'water dispenser': { en: ['a water dispenser'], fr: ['un distributeur d’eau'] },
  'counter depth': { en: ['counter depth'], fr: ['une profondeur comptoir'] },
  'app control': { en: ['app control', 'wifi', 'smart features'], fr: ['une commande par application', 'le wifi'] },
  convection: { en: ['convection'], fr: ['la convection'] },
  'third rack': { en: ['a third rack'], fr: ['un troisième panier'] },
  steam: { en: ['steam', 'a steam function'], fr: ['la vapeur'] },
  'soft close': { en: ['soft close'], fr: ['une fermeture amortie'] },
};

/** Questions about a feature; isDenied: the question denies it. */
export const featureAsks: {
  en: readonly [text: string, isDenied: boolean][];
  fr: readonly [text: string, isDenied: boolean][];
} = {
  en: [
    ['Does {it} have {feature}?', false],
    ['Is {it} equipped with {feature}?', false],
    ['Does {it} come with {feature}?', false],
    ['Does {it} not have {feature}?', true],
    ['Doesn’t {it} have {feature}?', true],
    ['Is {it} without {feature}?', true],
    ['So {it} lacks {feature}, right?', true],
    ['Is {feature} missing?', true],
  ],
  fr: [
    ['Est-ce que {it} a {feature}?', false],
    ['Y a-t-il {feature}?', false],
    ['Est-ce que {it} n’a pas {feature}?', true],
    ['Est-ce sans {feature}?', true],
  ],
};

/** Questions to which no file has an answer. */
// biome-ignore format: a list
export const unanswerable: { en: readonly string[]; fr: readonly string[] } = {
  en: [
    'What voltage does {it} need?', 'In which country was {it} made?', 'How many amps does {it} draw?', 'What is the maximum load of {it}?', 'How long is the power cord of {it}?',
    'What is the resale value of {it}?', 'Who won the world cup?', 'How long will {it} last?', 'What is the width of the box {it} comes in?', 'How high is the seat of {it}?',
    'What does the hinge of {it} weigh?', 'How thick is the door of {it}?', 'What is the horsepower of {it}?', 'How many lumens does {it} give?', 'What colour are the screws of {it}?',
    'Is {it} approved by astronauts?', 'What is the boiling point of {it}?', 'How many calories does {it} have?', 'What is the water consumption of {it}?', 'How long does it take to assemble {it}?',
    'Which temperature range does {it} have?', 'What is the capacity of the top drawer?', 'Does the mayor own {it}?', 'What is the wingspan of {it}?', 'How much does {it} cost to run per year?',
  ],
  fr: [
    'Quelle est la tension de {it}?', 'Dans quel pays {it} est-il fabriqué?', 'Quelle est la charge maximale de {it}?', 'Quelle est la valeur de revente de {it}?', 'Qui a gagné la coupe du monde?',
    'Quelle est la largeur du carton?', 'Combien de temps dure le montage de {it}?', 'Quelle est la consommation d’eau de {it}?',
  ],
};
