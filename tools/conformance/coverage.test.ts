import { expect, it } from 'vitest';
import { allEndpoints } from '../../contract/allEndpoints.ts';
import { type Components, documentedSchema, type JsonSchema } from '../../contract/documentedSchema.ts';
import { nameOf } from './step.ts';
import { allSteps, notCalled } from './steps/allSteps.ts';

it('calls every endpoint of the contract, or says why not', () => {
  const called = [...allSteps.map(({ endpoint }) => nameOf(endpoint)), ...Object.keys(notCalled)];
  expect([...new Set(called)].sort()).toEqual(allEndpoints.map(nameOf).sort());
});

/** Fields whose type only a payment provider defines, the redirect that has no body, and the tree of GET /categories. */
const OPEN = /((additional_data|payment_data|data|checkoutinfo)\.\*|standard\/redirect|config\.categories)$/;

/** Paths of properties without a documented type. */
function untyped(schema: JsonSchema, path: string): string[] {
  const isTyped = ['type', '$ref', 'anyOf', 'oneOf', 'enum'].some((key) => key in schema);
  const nested = [
    ...Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>),
    ...(schema.items ? [['[]', schema.items as JsonSchema] as const] : []),
    ...(typeof schema.additionalProperties === 'object'
      ? [['*', schema.additionalProperties as JsonSchema] as const]
      : []),
    ...((schema.anyOf ?? []) as JsonSchema[]).map((one, index) => [`${index}`, one] as const),
  ];
  return [
    ...(isTyped ? [] : [path]),
    ...nested.flatMap(([name, inner]) => untyped(inner, `${path}.${name}`)),
  ];
}

it('every field of a response has a documented type, so that tolerant parsing hides no type', () => {
  const components: Components = {};
  const schemas = allEndpoints.map((endpoint) => [
    nameOf(endpoint),
    documentedSchema(endpoint.response, components),
  ]) as [string, JsonSchema][];
  const paths = [...schemas, ...Object.entries(components)].flatMap(([name, schema]) =>
    untyped(schema, name),
  );
  expect(paths.filter((path) => !OPEN.test(path))).toEqual([]);
});
