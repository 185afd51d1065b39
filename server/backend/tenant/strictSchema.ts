import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The documented schema of the contract, without tolerated alternatives: flag() accepts 'yes', but documents a boolean. */
export const documentedNotation = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/**
 * Builds the schema of a configuration file from a documented schema: every key is optional; an unknown key or a value of another type is
 * an error.
 */
export function strictSchema(schema: JsonSchema): z.ZodMiniType {
  const { type, properties, additionalProperties, items, enum: words } = schema;
  if (properties) {
    const keys = Object.entries(properties).filter(([, value]) => isSchema(value));
    return z.strictObject(
      Object.fromEntries(keys.map(([key, value]) => [key, z.optional(strictSchema(value as JsonSchema))])),
    );
  }
  if (isSchema(additionalProperties)) return z.record(z.string(), strictSchema(additionalProperties));
  if (isSchema(items)) return z.array(strictSchema(items as JsonSchema));
  if (words) return z.enum(words.map(String));
  if (type === 'boolean') return z.boolean();
  return type === 'string' ? z.string() : z.nullable(z.number());
}
