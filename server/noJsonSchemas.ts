const rejectSchema = () => (): never => {
  throw new Error('A route has a JSON schema. Requests are parsed by the zod schemas of the contract.');
};

/**
 * Fastify's setting for servers whose routes have no JSON schemas: the compilers of such schemas are never loaded, which
 * makes a start 0.1 s shorter.
 */
export const noJsonSchemas = {
  compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema },
};
