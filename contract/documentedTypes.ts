import type * as z from 'zod/mini';

/** The type that OpenAPI documents for a schema that accepts more than that type (documentedSchema.ts). */
export const documentedTypes = new WeakMap<object, z.ZodMiniType>();

/** Declares the type that backends should send; the schema accepts other notations too. */
export function documented<T extends z.ZodMiniType>(type: z.ZodMiniType, schema: T): T {
  documentedTypes.set(schema, type);
  return schema;
}
