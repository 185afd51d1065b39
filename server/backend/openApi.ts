import * as z from 'zod/mini';
import { allEndpoints } from '../../contract/allEndpoints.ts';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { errorBody } from '../../contract/errors.ts';

type Json = Record<string, unknown>;

const methods = ['get', 'post', 'put', 'delete'] as const;

/**
 * `io: 'input'` describes what may be sent. A backend's response is the input of the client's parser, which fills in
 * the defaults.
 */
function schemaOf(shape: z.ZodMiniType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return schema;
}

function parametersOf(shape: z.ZodMiniType | undefined, location: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema,
  }));
}

const jsonBody = (shape: z.ZodMiniType) => ({ content: { 'application/json': { schema: schemaOf(shape) } } });

const operationOf = ({ summary, params, query, body, response }: AnyEndpoint): Json => ({
  summary,
  parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
  ...(body ? { requestBody: { required: true, ...jsonBody(body) } } : {}),
  responses: {
    '200': { description: 'The response', ...jsonBody(response) },
    default: { description: 'What is wrong, for the screen', ...jsonBody(errorBody) },
  },
});

/** Builds the OpenAPI 3.1 document of /api/rest from the contract that client and server share. */
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
