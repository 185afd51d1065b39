/** The kinds of questions that the bench counts. */
export const KINDS = ['value', 'unit', 'negation', 'unanswerable', 'french', 'typing error'] as const;
export type Kind = (typeof KINDS)[number];

/** What the data says about a question. */
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
  /** Numbers that the data has for the product; any other number in a reply is invented. */
  facts: readonly number[];
}

/** A value of a product, as the data has it. */
export interface DataValue {
  attribute: Attribute;
  /** Text for a name, number for a measure, boolean for a feature, null where the data has none. */
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
