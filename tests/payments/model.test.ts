import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isWholeForm } from '../wholeForm.ts';
import { commands } from './commands.ts';
import { PaymentEnvironment } from './paymentEnvironment.ts';
import { PaymentScenario } from './paymentScenario.ts';
import { simpleProduct } from './simpleProduct.ts';

/** `node tools/stress/payments.mjs` sets 10,000 runs and draws another seed each time. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? (isWholeForm ? 30 : 6));
const SEED = Number(process.env.PAYMENT_SEED ?? 20_261_125);
const RUN_MS = 20_000;

let environment: PaymentEnvironment;
let product: string;

beforeAll(async () => {
  // The server logs each payment that the reconciler must resolve, which are thousands here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  environment = await PaymentEnvironment.open();
  product = await simpleProduct(await environment.newBrowser());
  await environment.fillInventory(product);
});
afterAll(() => environment.close());

it(
  `captured charges equal paid orders after ${RUNS} runs of doubled, reused, killed, timed-out, late and repeated payments`,
  async () => {
    let run = 0;
    const property = fc.asyncProperty(commands, async (steps) => {
      run += 1;
      const scenario = await PaymentScenario.begin(environment, product, `run-${run}`);
      try {
        await fc.asyncModelRun(() => ({ model: { commands: 0 }, real: scenario }), steps);
      } finally {
        const differences = await scenario.settle();
        expect(differences, scenario.log.join('\n')).toEqual([]);
      }
    });
    await fc.assert(property, {
      numRuns: RUNS,
      seed: SEED,
      endOnFailure: true,
    });
  },
  RUNS * RUN_MS,
);
