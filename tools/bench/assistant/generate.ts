import { pick, random, shuffle } from '../../../demo/random.ts';
import { asks, featureAsks, features, unanswerable } from './phrasings.ts';
import type { DataProduct, DataValue, Expected, Kind, QuestionCase } from './questionCase.ts';
import { mistyped } from './typingErrors.ts';

type Language = 'en' | 'fr';

/** Number of questions of each kind, out of ten. */
const SHARES: readonly (readonly [kind: Kind, share: number])[] = [
  ['value', 2],
  ['unit', 2],
  ['negation', 2],
  ['unanswerable', 1.5],
  ['french', 1.5],
  ['typing error', 1],
];

/** Other units of a measure: [words of the question, factor, tolerance]. */
const conversions: Record<
  string,
  readonly (readonly [en: string, fr: string, factor: number, tolerance: number])[]
> = {
  in: [
    ['in centimeters', 'en centimètres', 2.54, 0.5],
    ['in cm', 'en cm', 2.54, 0.5],
    ['in feet', 'en pieds', 1 / 12, 0.06],
  ],
  cuft: [['in liters', 'en litres', 28.3168, 1]],
  lb: [
    ['in kilograms', 'en kilogrammes', 0.453_592, 0.5],
    ['in kg', 'en kg', 0.453_592, 0.5],
  ],
};

const isMeasure = ({ value, unit }: DataValue) => typeof value === 'number' && unit !== undefined;
const written = (text: string, it: string) => text.replaceAll('{it}', it);

function expectedOf({ value, unit }: DataValue, language: Language): Expected {
  if (value === null) return { is: 'unknown' };
  if (typeof value === 'boolean') return value ? { is: 'yes' } : { is: 'no' };
  if (typeof value === 'string') return { is: 'text', value };
  // French pages publish lengths and volumes in metric units.
  if (language === 'fr' && unit === 'in') return { is: 'number', value: value * 2.54, tolerance: 0.51 };
  if (language === 'fr' && unit === 'cuft') return { is: 'number', value: value * 28.3168, tolerance: 0.51 };
  if (language === 'fr' && unit === 'lb') return { is: 'number', value: value * 0.453_592, tolerance: 0.51 };
  return { is: 'number', value, tolerance: 0.001 };
}

/** Generates questions about products, each with the answer that follows from their data. */
export function generate(products: readonly DataProduct[], count: number, seed: number): QuestionCase[] {
  const next = random(seed);
  const namesOf = (product: DataProduct, language: Language) =>
    language === 'fr' ? ['il', product.name.fr] : ['it', 'it', 'this', product.name.en];

  const caseOf = (
    kind: Kind,
    product: DataProduct,
    language: Language,
    text: string,
    expected: Expected,
  ) => ({
    kind,
    sku: product.sku,
    text: written(
      text,
      pick(next, language === 'fr' ? [namesOf(product, 'fr')[1] ?? 'il'] : namesOf(product, 'en')),
    ).slice(0, 300),
    language,
    expected,
    facts: product.facts,
  });

  const valueCase = (kind: Kind, language: Language): QuestionCase | null => {
    const product = pick(next, products);
    const values = product.values.filter(
      ({ attribute, value }) => asks[attribute] && value !== null && typeof value !== 'boolean',
    );
    if (values.length === 0) return null;
    const value = pick(next, values);
    // Brand and manufacturer names are the same in French; defrost is a translated word.
    if (language === 'fr' && value.attribute === 'defrost') return null;
    const text = pick(next, asks[value.attribute]?.[language] ?? []);
    return caseOf(kind, product, language, text, expectedOf(value, language));
  };

  const unitCase = (): QuestionCase | null => {
    const product = pick(next, products);
    const values = product.values.filter((value) => isMeasure(value) && conversions[value.unit ?? '']);
    if (values.length === 0) return null;
    const value = pick(next, values);
    const [en, , factor, tolerance] = pick(next, conversions[value.unit ?? ''] ?? []);
    const text = pick(
      next,
      (asks[value.attribute]?.en ?? []).filter(
        (one) => one.includes('{it}') && !one.includes('cubic') && !one.includes('Can you'),
      ),
    );
    const expected: Expected = { is: 'number', value: Number(value.value) * factor, tolerance };
    return caseOf('unit', product, 'en', `${text.replace(/\?$/, '')} ${en}?`, expected);
  };

  const comparisonCase = (): QuestionCase | null => {
    const product = pick(next, products);
    const value = product.values.find((one) => one.attribute === 'width' && one.value !== null);
    if (!value) return null;
    const limit = Math.round(Number(value.value) + pick(next, [-9, -5, 4, 8]));
    if (limit <= 0) return null;
    const isMetric = next() < 0.4;
    const size = isMetric ? `${Math.round(limit * 2.54)} cm` : `${limit} inches`;
    const isWider = Number(value.value) > limit;
    const [text, isYes] = pick(next, [
      [`Is it wider than ${size}?`, isWider] as const,
      [`Is {it} less than ${size} wide?`, !isWider] as const,
      [`Does {it} fit in a space ${size} wide?`, !isWider] as const,
    ]);
    return caseOf('unit', product, 'en', text, isYes ? { is: 'yes' } : { is: 'no' });
  };

  const negationCase = (language: Language): QuestionCase | null => {
    const product = pick(next, products);
    const own = product.values.filter(
      ({ attribute, value }) => typeof value === 'boolean' && features[attribute],
    );
    if (own.length === 0) return null;
    const value = pick(next, own);
    const [text] = pick(next, featureAsks[language]);
    const feature = pick(next, features[value.attribute]?.[language] ?? []);
    return caseOf(
      language === 'fr' ? 'french' : 'negation',
      product,
      language,
      text.replace('{feature}', feature),
      value.value ? { is: 'yes' } : { is: 'no' },
    );
  };

  const unknownCase = (): QuestionCase | null => {
    const product = pick(next, products);
    const absent = product.values.filter(({ attribute, value }) => value === null && asks[attribute]);
    const isAbsent = absent.length > 0 && next() < 0.4;
    const text = isAbsent
      ? pick(next, asks[pick(next, absent).attribute]?.en ?? [])
      : pick(next, unanswerable.en);
    return caseOf('unanswerable', product, 'en', text, { is: 'unknown' });
  };

  const frenchCase = (): QuestionCase | null => {
    const draw = next();
    if (draw < 0.2) return negationCase('fr');
    if (draw < 0.35)
      return caseOf('french', pick(next, products), 'fr', pick(next, unanswerable.fr), { is: 'unknown' });
    return valueCase('french', 'fr');
  };

  const typingCase = (): QuestionCase | null => {
    const question = next() < 0.7 ? valueCase('typing error', 'en') : negationCase('en');
    return question ? { ...question, kind: 'typing error', text: mistyped(next, question.text) } : null;
  };

  const makers: Record<Kind, () => QuestionCase | null> = {
    value: () => valueCase('value', 'en'),
    unit: () => (next() < 0.6 ? unitCase() : comparisonCase()),
    negation: () => negationCase('en'),
    unanswerable: unknownCase,
    french: frenchCase,
    'typing error': typingCase,
  };
  const cases = SHARES.flatMap(([kind, share]) => {
    const wanted = Math.round((count * share) / 10);
    const drawn: QuestionCase[] = [];
    for (let tries = 0; drawn.length < wanted && tries < wanted * 50; tries += 1) {
      const question = makers[kind]();
      if (question) drawn.push(question);
    }
    return drawn;
  });
  return shuffle(next, cases);
}
