import fc from 'fast-check';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Existing ids and valid codes, by field name. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const limitOf = (schema: z.core.$ZodTypes, check: string, otherwise: number): number => {
  const definition = schema._zod.def.checks?.find((candidate) => candidate._zod.def.check === check)?._zod
    .def;
  const { maximum, minimum, value } = (definition ?? {}) as {
    maximum?: number;
    minimum?: number;
    value?: number;
  };
  return maximum ?? minimum ?? value ?? otherwise;
};

function text(schema: z.core.$ZodTypes): fc.Arbitrary<unknown> {
  const pattern = (schema._zod.def.checks ?? [])
    .map((check) => String((check._zod.def as { pattern?: RegExp }).pattern ?? ''))
    .join('');
  if (pattern.includes('\\d')) return fc.integer({ min: -5, max: 200 }).map(String);
  if (pattern !== '') return fc.constantFrom('/checkout/review', '/fr/checkout/payment', '/a?b=c');
  const maxLength = limitOf(schema, 'max_length', 40);
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ maxLength: Math.min(maxLength, 20) }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 10) }) },
    { weight: 1, arbitrary: fc.constant('a b '.repeat(maxLength / 4)) },
  );
}

function number(schema: z.core.$ZodTypes): fc.Arbitrary<unknown> {
  const max = limitOf(schema, 'less_than', Number.MAX_SAFE_INTEGER);
  const min = limitOf(schema, 'greater_than', -max);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: Math.max(min, -3), max: Math.min(max, 120) }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
  );
}

function object(shape: Readonly<Record<string, Schema>>, knownValues: KnownValues): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, validValue(schema, knownValues, name)]),
  );
  const required = Object.keys(shape).filter((name) => shape[name]?._zod.optin === undefined);
  return fc.record(fields, { requiredKeys: required });
}

/** Values that a schema accepts, generated from the schema. name: the field of the value */
export function validValue(any: Schema, knownValues: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const schema = any as z.core.$ZodTypes;
  const { def } = schema._zod;
  const inner = (innerSchema: Schema) => validValue(innerSchema, knownValues, name);
  const fieldValues = knownValues[name];
  const scalar = (generated: fc.Arbitrary<unknown>) =>
    fieldValues
      ? fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...fieldValues) },
          { weight: 1, arbitrary: generated },
        )
      : generated;
  switch (def.type) {
    case 'string':
      return scalar(text(schema));
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'unknown':
      return scalar(fc.jsonValue({ maxDepth: 2 }));
    case 'object':
      return object(def.shape, knownValues);
    case 'record':
      return fieldValues
        ? fc.constantFrom(...fieldValues)
        : fc.dictionary(fc.string({ maxLength: 12 }), inner(def.valueType), { maxKeys: 4 });
    case 'array':
      return fc.array(inner(def.element), { minLength: 1, maxLength: 5 });
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'pipe':
      return inner(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'nullable':
      return fc.option(inner(def.innerType), { freq: 5 });
    case 'optional':
    case 'default':
      return inner(def.innerType);
    default:
      throw new Error(`Schemas of type ${def.type} are not supported.`);
  }
}
