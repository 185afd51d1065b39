import * as z from 'zod/mini';

/** The internal definition of a zod/mini schema: its type with the type's parts. */
interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  entries?: Record<string, string>;
}
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

/** A value of a contract's schema as written in a configuration file. */
export type Shape =
  | { type: 'object'; keys: Record<string, Shape> }
  | { type: 'list' | 'map'; item: Shape }
  | { type: 'choice'; words: string[] }
  | { type: 'text' | 'number' | 'flag' };

/**
 * Returns the schema without fallbacks and conversions: flag() of contract/fields.ts accepts true, 1 and 'yes', the strict
 * schema accepts a boolean only.
 * @throws Error for a type of schema that the contract's configuration does not use
 */
export function shapeOf(schema: z.ZodMiniType): Shape {
  const {
    type,
    innerType,
    in: input,
    out,
    options,
    shape,
    element,
    valueType,
    entries,
  } = definitionOf(schema);
  if (innerType) return shapeOf(innerType);
  if (input && out) return shapeOf(definitionOf(input).type === 'transform' ? out : input);
  if (options) {
    const shapes = options.filter((option) => definitionOf(option).type !== 'null').map(shapeOf);
    return shapes.find((option) => option.type === 'flag') ?? shapes[0] ?? { type: 'text' };
  }
  if (shape)
    return {
      type: 'object',
      keys: Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, shapeOf(value)])),
    };
  if (element) return { type: 'list', item: shapeOf(element) };
  if (valueType) return { type: 'map', item: shapeOf(valueType) };
  if (entries) return { type: 'choice', words: Object.values(entries) };
  if (type === 'string') return { type: 'text' };
  if (type === 'number') return { type: 'number' };
  if (type === 'boolean') return { type: 'flag' };
  throw new Error(`A schema of type ${type} has no shape.`);
}

/** Builds the schema of a configuration file: every key is optional; an unknown key or a value of another type is an error. */
export function strictSchema(shape: Shape): z.ZodMiniType {
  switch (shape.type) {
    case 'object': {
      const keys = Object.entries(shape.keys).map(([key, value]) => [key, z.optional(strictSchema(value))]);
      return z.strictObject(Object.fromEntries(keys));
    }
    case 'list':
      return z.array(strictSchema(shape.item));
    case 'map':
      return z.record(z.string(), strictSchema(shape.item));
    case 'choice':
      return z.enum(shape.words);
    case 'text':
      return z.string();
    case 'number':
      return z.nullable(z.number());
    case 'flag':
      return z.boolean();
  }
}
