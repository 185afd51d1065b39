import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readResponse } from '../../contract/readResponse.ts';
import { isIdentity, mutations, toPhpStyle } from '../backend/phpHabits.ts';
import { type ShopResponse, shopResponses } from '../backend/shopResponses.ts';
import { openTestBackend, stockSimpleProducts, type TestBackend } from '../backend/testBackend.ts';
import { isWholeForm } from '../wholeForm.ts';

/** Mutations of each response: PHP_HABITS sets the count, PHP_HABITS_SEED repeats a run. */
const COUNT = Number(process.env.PHP_HABITS ?? (isWholeForm ? 150 : 50));
const SEED = Number(process.env.PHP_HABITS_SEED ?? 20_261_122);

let backend: TestBackend;
let responses: ShopResponse[];
beforeAll(async () => {
  backend = await openTestBackend();
  const [product] = await stockSimpleProducts(backend, 1, 1000);
  responses = await shopResponses(backend, product?.id ?? '');
});
afterAll(() => backend.close());

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every identity of a response with its field: entity_id 7, code brand. Numbers and texts are the same. */
function identitiesOf(value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (isObject(inner)) return identitiesOf(inner);
    const isNamed = !Array.isArray(value) && isIdentity(key) && inner !== '' && inner !== null;
    return isNamed ? [`${key} ${inner}`] : [];
  });
}

/** The identities of `before` that are not in `after`, each as often as it is missing. */
function lostFrom(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...after];
  return before.filter((identity) => {
    const index = rest.indexOf(identity);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

const parse = ({ endpoint: { response } }: ShopResponse, body: unknown) => readResponse(response, body);

it('every response of our own shop parses without a dropped part', () => {
  for (const response of responses) {
    const { error, dropped } = parse(response, response.body);
    expect([response.endpoint.path, error, dropped]).toEqual([response.endpoint.path, undefined, []]);
  }
});

it('a whole response in the style of PHP has the same identities', () => {
  for (const response of responses) {
    const before = identitiesOf(parse(response, response.body).data);
    const { data, error, dropped } = parse(response, toPhpStyle(response.body));
    const { path } = response.endpoint;
    expect([path, error, dropped, lostFrom(before, identitiesOf(data))]).toEqual([path, undefined, [], []]);
  }
});

it(
  `a mutated response loses the mutated part at most (seed ${SEED})`,
  () => {
    for (const response of responses) {
      const changes = mutations(response.body);
      if (!changes) continue;
      const before = identitiesOf(parse(response, response.body).data);
      fc.assert(
        fc.property(changes, ({ body, mayLose }) => {
          const { data, error } = parse(response, body);
          expect(error).toBeUndefined();
          const lost = lostFrom(before, identitiesOf(data));
          expect(lostFrom(lost, identitiesOf(mayLose))).toEqual([]);
        }),
        { numRuns: COUNT, seed: SEED, verbose: false },
      );
    }
  },
  60_000 + COUNT * 1000,
);
