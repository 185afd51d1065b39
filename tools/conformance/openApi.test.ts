import { expect, it } from 'vitest';
import { allEndpoints } from '../../contract/allEndpoints.ts';
import document from '../../docs/openapi.json' with { type: 'json' };

interface Operation {
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: { 'application/json': object } };
  responses: Record<string, { content?: { 'application/json': object } }>;
}
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);
/** A check sends them in vain only: they need a secret of an email, a passkey, a kiosk or a browser, or PayPal’s server. */
const WITHOUT_REQUEST = [
  'POST /customers/self/export',
  'POST /customers/self/deletion',
  'PUT /customer/email/verification',
  'POST /customers/self/session/passkey',
  'POST /paypal/standard/notification',
  'POST /customers/self/phone-sign-in',
  'POST /customers/self/phone-sign-in/session',
  'GET /customers/self/phone-sign-in/{code}',
  'PUT /push/watches',
];

it('describes every endpoint of the contract', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(
    allEndpoints.map(({ method, path }) => `${method} ${path}`).sort(),
  );
});

it('lists path and query parameters, and marks the optional ones', () => {
  const parameters = paths['/categories/{key}']?.get?.parameters ?? [];
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'key', in: 'path', required: true }));
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'page', in: 'query', required: false }));
});

it('has an example of every request body and of every response body', () => {
  const lacking = operations.filter(({ operation: { requestBody, responses } }) => {
    const successes = Object.entries(responses).flatMap(([code, one]) => (code === 'default' ? [] : [one]));
    const bodies = [requestBody, ...successes];
    return bodies.some((one) => one?.content && !('example' in one.content['application/json']));
  });
  expect(lacking.map(({ name }) => name)).toEqual(WITHOUT_REQUEST);
});

it('contains no token, no address of a test server and no unresolved reference', () => {
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/127\.0\.0\.1|localhost:\d/);
  expect(text).not.toMatch(/"(csrf_token|sid|password)":"[^*]/);
  const names = new Set(Object.keys(document.components.schemas));
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((name) => !names.has(name))).toEqual([]);
});
