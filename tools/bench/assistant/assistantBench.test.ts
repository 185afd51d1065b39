import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../server/backend/database/schema/catalog.ts';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { demoProducts } from './demoProducts.ts';
import { generate } from './generate.ts';
import { inventedNumbers, isCorrect } from './judge.ts';
import { PAGES } from './pages.ts';
import { Asker, runBench, scoresOf } from './runBench.ts';

const UNLIMITED = 1_000_000;
let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend(undefined, { limits: { chat: UNLIMITED, chatSession: UNLIMITED } });
});
afterAll(() => backend.close());

it('answers 95 % of generated questions as the data does, and invents no number', async () => {
  const rows = await backend.context.db.select({ id: products.id, sku: products.sku }).from(products);
  const asker = new Asker(backend.app);
  await asker.start();
  const idOf = new Map(rows.map(({ id, sku }) => [sku, String(id)]));
  const outcomes = await runBench(asker, generate(demoProducts(), 80, 7), idOf, PAGES);
  const wrong = outcomes.filter((one) => !one.isCorrect || one.invented.length > 0);
  expect(outcomes.length).toBeGreaterThanOrEqual(78);
  expect(scoresOf(outcomes).every(({ total }) => total > 0)).toBe(true);
  expect(
    wrong.map(({ question, reply }) => `${question.text}: ${reply}`).slice(outcomes.length * 0.05),
  ).toEqual([]);
  expect(outcomes.flatMap(({ invented }) => invented)).toEqual([]);
}, 120_000);

it('judges wrong, missing and invented replies', () => {
  const question = {
    kind: 'value' as const,
    sku: 'A',
    text: 'How wide is it?',
    language: 'en' as const,
    expected: { is: 'number' as const, value: 30, tolerance: 0.001 },
    facts: [30],
  };
  expect(isCorrect('Width: 30 in.', question.expected)).toBe(true);
  expect(isCorrect('Width: 31 in.', question.expected)).toBe(false);
  expect(isCorrect('I don’t know. 30', question.expected)).toBe(false);
  expect(isCorrect('Ice maker: no, it does not.', { is: 'yes' })).toBe(false);
  expect(inventedNumbers('Width: 30 in. (76.2 cm)', question, '')).toEqual([]);
  expect(inventedNumbers('Width: 30 in., weight 512 lb', question, '')).toEqual([512]);
  const space = { ...question, text: 'Does it fit in 34.5 inches?' };
  expect(inventedNumbers('30 in. fits, with 4.5 in. to spare.', space, '')).toEqual([]);
  expect(inventedNumbers('30 in. fits, with 14.5 in. to spare.', space, '')).toEqual([14.5]);
});
