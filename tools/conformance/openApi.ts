import { allEndpoints } from '../../contract/allEndpoints.ts';
import { type Components, documentedSchema, type JsonSchema } from '../../contract/documentedSchema.ts';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { confirmation, errorBody } from '../../contract/errors.ts';
import type { BackendReport } from './backendReport.ts';
import type { Exchange } from './client.ts';
import { mask } from './mask.ts';
import { nameOf } from './step.ts';

type Json = Record<string, unknown>;

/** Origins of the test's servers, by their placeholders in the document. */
export type Origins = Readonly<Record<string, string>>;

const isSuccess = ({ status }: Exchange) => status >= 200 && status < 400;

/** Of several responses, the most informative one. */
function bestOf(exchanges: readonly Exchange[]): Exchange | undefined {
  const sizeOf = ({ body }: Exchange) => JSON.stringify(body ?? '').length;
  return [...exchanges].sort((one, other) => sizeOf(other) - sizeOf(one))[0];
}

function parametersOf(
  shape: AnyEndpoint['params'],
  location: 'path' | 'query',
  values: Json,
  components: Components,
): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = documentedSchema(shape, components) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema,
    ...(values[name] === undefined || values[name] === null ? {} : { example: values[name] }),
  }));
}

function operationOf(endpoint: AnyEndpoint, exchanges: readonly Exchange[], components: Components): Json {
  const { summary, params, query, body, response } = endpoint;
  const best = bestOf(exchanges.filter(isSuccess));
  const rejection = exchanges.find((exchange) => exchange.status >= 400 && exchange.isJson);
  const input = best?.input ?? rejection?.input ?? {};
  const status = String(best?.status ?? 200);
  const example = best?.body ?? (response === confirmation ? { success: true } : undefined);
  const hasNoBody = status.startsWith('3');
  return {
    summary,
    parameters: [
      ...parametersOf(params, 'path', input.params ?? {}, components),
      ...parametersOf(query, 'query', input.query ?? {}, components),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: documentedSchema(body, components),
                ...(input.body === undefined ? {} : { example: input.body }),
              },
            },
          },
        }
      : {}),
    responses: {
      [status]: hasNoBody
        ? { description: 'A redirect to the page of the provider' }
        : {
            description: 'The response',
            content: {
              'application/json': {
                schema: documentedSchema(response, components),
                ...(example === undefined ? {} : { example }),
              },
            },
          },
      default: {
        description: 'What is wrong, for the screen',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/ErrorBody' },
            ...(rejection ? { example: rejection.body } : {}),
          },
        },
      },
    },
  };
}

const DESCRIPTION = [
  'The API that the storefront calls. The host name selects the shop, Accept-Language (fr-CA) the language.',
  'Call GET /customers/self/session first: it sets the session cookie and returns csrf_token, which every POST, PUT and DELETE sends in X-CSRF-Token.',
  'Properties that are not required may be missing. docs/backend.md lists other tolerated responses.',
].join(' ');

/** Builds the OpenAPI 3.1 document of /api/rest from the contract, with examples from the exchanges of checks. */
export function openApi(reports: readonly BackendReport[], origins: Origins): Json {
  const components: Components = { ErrorBody: documentedSchema(errorBody, {}) };
  const paths: Record<string, Json> = {};
  for (const endpoint of allEndpoints) {
    const exchanges = reports.flatMap(
      ({ endpoints }) => endpoints.find(({ name }) => name === nameOf(endpoint))?.exchanges ?? [],
    );
    const examples = exchanges.map((exchange) => shortened(exchange, origins));
    const method = endpoint.method.toLowerCase();
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operationOf(endpoint, examples, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Storefront API', version: '1', description: DESCRIPTION },
    servers: [{ url: '/api/rest' }],
    paths,
    components: { schemas: Object.fromEntries(Object.entries(components).sort()) },
  };
}

function shortened(exchange: Exchange, origins: Origins): Exchange {
  const limits = { mostElements: 1, mostCharacters: 120 };
  const replaced = <T>(value: T): T => {
    if (value === undefined) return value;
    const text = Object.entries(origins).reduce(
      (json, [origin, example]) => json.replaceAll(origin, example),
      JSON.stringify(mask(value, limits)),
    );
    return JSON.parse(text) as T;
  };
  return { ...exchange, input: replaced(exchange.input), body: replaced(exchange.body) };
}
