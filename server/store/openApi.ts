import * as z from 'zod/mini';
import { allEndpoints } from '../../src/api/contract/allEndpoints.ts';
import type { AnyEndpoint } from '../../src/api/contract/endpoint.ts';
import { errorBody } from '../../src/api/contract/errors.ts';

type Json = Record<string, unknown>;

const methods = ['get', 'post', 'put', 'delete'] as const;

/** io input: what may be sent; a backend's answer is the input of the client's parser, defaults and all. */
function schemaOf(shape: z.ZodMiniType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return schema;
}

function parametersOf(shape: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

const jsonBody = (shape: z.ZodMiniType) => ({ content: { 'application/json': { schema: schemaOf(shape) } } });

const operationOf = ({ summary, params, query, body, response }: AnyEndpoint): Json => ({
  summary,
  parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
  ...(body ? { requestBody: { required: true, ...jsonBody(body) } } : {}),
  responses: {
    '200': { description: 'The answer', ...jsonBody(response) },
    default: { description: 'What is wrong, for the screen', ...jsonBody(errorBody) },
  },
});

/** OpenAPI 3.1 of /api/rest, made from the contract that client and server share. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of allEndpoints) {
    const method = methods.find((name) => name === endpoint.method.toLowerCase()) ?? 'get';
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storefront API',
      version: '1',
      description:
        'What a storefront calls. The shop is chosen by host name, the language by Accept-Language (fr-CA).',
    },
    servers: [{ url: '/api/rest' }],
    paths,
  };
}
