import fc from 'fast-check';
import { METHOD_CODES, type PaymentScenario, type PlaceOrderStep } from './paymentScenario.ts';

/** The model holds no amounts: PaymentScenario.settle compares charges and orders at the end of a run. */
type Model = { commands: number };
type Command = fc.AsyncCommand<Model, PaymentScenario>;

/** A step that is skipped while no server process runs, unless needsProcess is false. */
const step = (
  name: string,
  run: (scenario: PaymentScenario) => Promise<unknown> | unknown,
  needsProcess = true,
): Command => ({
  check: () => true,
  run: async (model, scenario) => {
    model.commands += 1;
    if (needsProcess && scenario.environment.isKilled) return;
    scenario.log.push(name);
    await run(scenario);
  },
  toString: () => name,
});

const shopper = fc.integer({ min: 0, max: 1 });
const fault = fc.constantFrom('ok', 'ok', 'ok', 'down', 'lost', 'late', 'garbled');
const placeOrderStep: fc.Arbitrary<PlaceOrderStep> = fc.record({
  shopper,
  method: fc.constantFrom(...METHOD_CODES),
  key: fc.integer({ min: 0, max: 2 }),
  approval: fc.constantFrom('new', 'new', 'again', 'stolen'),
  faults: fc.array(fault, { maxLength: 4 }),
});
const statements = fc.integer({ min: 0, max: 60 });

/** All events of a payment, in any order. */
export const commands = fc.commands<Model, PaymentScenario, false>(
  [
    placeOrderStep.map((input) =>
      step(`place ${JSON.stringify(input)}`, (scenario) => scenario.place(input, true)),
    ),
    placeOrderStep.map((input) =>
      step(`place without waiting ${JSON.stringify(input)}`, (scenario) => scenario.place(input, false)),
    ),
    placeOrderStep.map((input) =>
      step(`place twice at once ${JSON.stringify(input)}`, (scenario) =>
        Promise.all([scenario.place(input, true), scenario.place({ ...input, approval: 'again' }, true)]),
      ),
    ),
    fc
      .tuple(shopper, fc.integer({ min: 1, max: 3 }))
      .map(([index, qty]) =>
        step(`shopper ${index} adds ${qty}`, (scenario) => scenario.changeCart(index, qty)),
      ),
    shopper.map((index) =>
      step(`shopper ${index} leaves for PayPal`, (scenario) => scenario.leaveForPayPal(index)),
    ),
    fc.constant(step('a shopper pays at PayPal', (scenario) => scenario.payAtPayPal(), false)),
    statements.map((count) => step(`kill after ${count}`, ({ environment }) => environment.kill(count))),
    statements.map((count) =>
      step(`stop database after ${count}`, ({ environment }) => environment.stopDatabase(count)),
    ),
    fc.constant(step('start database', ({ environment }) => environment.startDatabase(), false)),
    fc.constant(
      step('start process', ({ environment }) => environment.isKilled && environment.startProcess(), false),
    ),
    fc.constant(
      step('late calls arrive', ({ environment }) => environment.sandbox.line.deliverLate(), false),
    ),
    fc.constantFrom(5, 60, 100, 2000, 7200).map((seconds) =>
      step(`wait ${seconds} s`, async ({ environment }) => {
        environment.advanceClock(seconds);
        await environment.reconcile();
      }),
    ),
  ],
  { maxCommands: 14 },
);
