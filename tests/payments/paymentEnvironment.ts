import { and, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import type { Charge } from '../../demo/paymentSandbox/ledger.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../demo/paymentSandbox/paymentSandbox.ts';
import { backendApp } from '../../server/backend/backendApp.ts';
import type { BackendContext } from '../../server/backend/backendContext.ts';
import { endLeases, reconcile } from '../../server/backend/checkout/attempts/reconcile.ts';
import { inventory } from '../../server/backend/database/schema/location.ts';
import { orders } from '../../server/backend/database/schema/order.ts';
import { paymentAttempts } from '../../server/backend/database/schema/payment.ts';
import { demoTime, openDemoShop } from '../backend/seededCluster.ts';
import { TestBrowser } from '../backend/testBrowser.ts';
import { FailingDatabase } from './failingDatabase.ts';

/** The demo tenant that offers every payment method. */
const HOST = 'payments.localhost';
/** Waiting times in seconds; in total longer than the reconciler waits for late charges. */
const SETTLE_SECONDS = [120, 1200, 3600, 5400, 20_000, 40_000, 40_000];
/** The clock hardly advances, and all runs come from one address. */
const MANY_ORDERS = 1_000_000;
const PAID = ['processing', 'review'] as const;

/**
 * A backend whose server process can be killed and restarted on the same database, with the payment sandbox and a clock
 * that the test controls.
 */
export class PaymentEnvironment {
  #now = demoTime;
  #app: FastifyInstance | null = null;
  #database: FailingDatabase;
  #processContext: BackendContext;

  private constructor(
    readonly sandbox: PaymentSandbox,
    readonly context: BackendContext,
    private readonly closeBackend: () => Promise<void>,
  ) {
    this.#database = new FailingDatabase(context.db);
    this.#processContext = { ...context, db: this.#database.db };
  }

  static async open(): Promise<PaymentEnvironment> {
    const sandbox = await startPaymentSandbox('127.0.0.1');
    const clock = { now: () => demoTime };
    const { backend: context, close } = await openDemoShop({
      clock: () => clock.now(),
      addressOf: async () => sandbox.url,
      limits: { unpaidOrder: MANY_ORDERS },
    });
    const environment = new PaymentEnvironment(sandbox, context, close);
    clock.now = () => environment.#now;
    await environment.startProcess();
    return environment;
  }

  async close(): Promise<void> {
    await this.#app?.close();
    await this.closeBackend();
    await this.sandbox.close();
  }

  /** Starts a new server process without the pending work of the previous one, and runs its reconciler once. */
  async startProcess(): Promise<void> {
    this.#database = new FailingDatabase(this.context.db);
    this.#processContext = { ...this.context, db: this.#database.db };
    this.#app = fastify({ logger: false });
    await this.#app.register(backendApp, { prefix: '/api/rest', backend: this.#processContext });
    await this.#app.ready();
    await endLeases(this.#processContext);
    await reconcile(this.#processContext);
  }

  get isKilled(): boolean {
    return this.#database.isKilled;
  }

  /** The current process; a killed process stays killed after the start of the next one. */
  get process(): { isKilled: boolean } {
    return this.#database;
  }

  /** Kills the process after a number of further database statements. */
  kill(statements: number): void {
    this.#database.failAfter('killed', statements);
  }

  /** Stops the database after a number of further statements. */
  stopDatabase(statements: number): void {
    this.#database.failAfter('down', statements);
  }

  startDatabase(): void {
    if (!this.isKilled) this.#database.recover();
  }

  advanceClock(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }

  async reconcile(): Promise<void> {
    if (!this.isKilled) await settled(reconcile(this.#processContext), this.#database);
  }

  /** Sets a stock that is sufficient for any number of runs. */
  async fillInventory(product: string): Promise<void> {
    await this.context.db
      .update(inventory)
      .set({ qty: 1_000_000 })
      .where(eq(inventory.productId, Number(product)));
  }

  /** A browser whose session continues across restarts of the process. */
  async newBrowser(): Promise<TestBrowser> {
    const app = { inject: (call: object) => this.#app?.inject(call) };
    return new TestBrowser(app as unknown as FastifyInstance, HOST).startSession();
  }

  /** Restarts process and database, delivers late calls and advances the clock until no attempt is open. */
  async settleAll(): Promise<void> {
    this.sandbox.line.clear();
    if (this.isKilled) await this.startProcess();
    this.startDatabase();
    await this.sandbox.line.deliverLate();
    for (const seconds of SETTLE_SECONDS) {
      this.advanceClock(seconds);
      await this.reconcile();
      if (!(await this.#hasOpenAttempts())) break;
    }
  }

  async #hasOpenAttempts(): Promise<boolean> {
    const open = await this.context.db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(isNotNull(paymentAttempts.checkAt))
      .limit(1);
    return open.length > 0;
  }

  /** Paid orders of the given methods, from an order id on. */
  paidOrders(methods: readonly string[], fromId = 0) {
    return this.context.db
      .select()
      .from(orders)
      .where(
        and(
          gte(orders.id, fromId),
          inArray(orders.status, [...PAID]),
          inArray(orders.paymentMethod, [...methods]),
        ),
      );
  }

  /** Orders that are not cancelled, from an order id on: how many are unpaid, and the pieces reserved for all of them. */
  async standingOrders(fromId: number): Promise<{ unpaid: number; reserved: number }> {
    const rows = await this.context.db
      .select()
      .from(orders)
      .where(and(gte(orders.id, fromId), ne(orders.status, 'cancelled')));
    return {
      unpaid: rows.filter(({ status }) => status === 'pending_payment').length,
      reserved: rows.flatMap(({ stock }) => stock).reduce((sum, { qty }) => sum + qty, 0),
    };
  }

  /** The stock of a product at all locations. */
  async pieces(product: string): Promise<number> {
    const rows = await this.context.db
      .select({ qty: inventory.qty })
      .from(inventory)
      .where(eq(inventory.productId, Number(product)));
    return rows.reduce((sum, { qty }) => sum + qty, 0);
  }

  capturedCharges(from = 0): Charge[] {
    return this.sandbox.ledger.charges.slice(from).filter(({ state }) => state === 'taken');
  }

  attemptsOf(reference: string) {
    return this.context.db.select().from(paymentAttempts).where(eq(paymentAttempts.reference, reference));
  }
}

/**
 * Waits for work of a process that may be killed, whose work then never settles.
 * @returns the result; null when the work failed or the process was killed
 */
export async function settled<T>(
  work: Promise<T>,
  process: { isKilled: boolean },
  onError: (error: unknown) => void = () => {},
): Promise<T | null> {
  const outcome: { value: T | null; isOver: boolean } = { value: null, isOver: false };
  work.then(
    (value) => Object.assign(outcome, { value, isOver: true }),
    (error: unknown) => {
      onError(error);
      outcome.isOver = true;
    },
  );
  while (!outcome.isOver && !process.isKilled) await new Promise((resolve) => setTimeout(resolve, 1));
  return outcome.value;
}

/** The amount of a charge in cents. */
export const centsOf = ({ amount }: Charge): number => Math.round(Number(amount) * 100);
