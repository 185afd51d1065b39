/** The kinds of questions that the benchmark counts separately. */
export const KINDS = ['value', 'unit', 'negation', 'unanswerable', 'french', 'typing error'] as const;
export type Kind = (typeof KINDS)[number];

/** The answer that follows from the data. */
export type Expected =
  | { is: 'number'; value: number; tolerance: number }
  | { is: 'text'; value: string }
  | { is: 'yes' }
  | { is: 'no' }
  | { is: 'unknown' };

/** A question with the answer that follows from the data. */
export interface QuestionCase {
  kind: Kind;
  /** Sku of the product. */
  sku: string;
  text: string;
  language: 'en' | 'fr';
  expected: Expected;
  /** Numbers in the data of the product; any other number in a reply is invented. */
  facts: readonly number[];
}

/** A value of a product in the data. */
export interface DataValue {
  attribute: Attribute;
  /** Text for a name, number for a measure, boolean for a feature, null if the data has no value. */
  value: string | number | boolean | null;
  /** Unit of the number: in, cm, cuft, kwh, lb, dba. */
  unit?: string;
}

export interface DataProduct {
  sku: string;
  /** Names by language. */
  name: { en: string; fr: string };
  values: readonly DataValue[];
  facts: readonly number[];
}

export type Attribute =
  | 'width'
  | 'depth'
  | 'height'
  | 'weight'
  | 'capacity'
  | 'energy'
  | 'noise'
  | 'warranty'
  | 'price'
  | 'brand'
  | 'model'
  | 'designer'
  | 'series'
  | 'defrost'
  | 'ice maker'
  | 'water dispenser'
  | 'counter depth'
  | 'app control'
  | 'built in'
  | 'pet friendly'
  | 'convection'
  | 'third rack'
  | 'steam'
  | 'soft close';
