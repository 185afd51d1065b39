import { seedDemoShop } from '../../../demo/seed/seedDemoShop.ts';
import { openBackend } from '../../../server/backend/openBackend.ts';
import { findOrders } from '../../../server/desk/orders/orderList.ts';
import { exitOnUncaught } from '../../../server/logging/safeError.ts';
import { fillOrders } from '../../../tests/backend/fillOrders.ts';

/** npm run bench -- orders: the desk's search over many orders. */
const GOAL_MS = 1000;
const RUNS = 3;
const ALL = { search: '', status: '', payment: '', kiosk: '', from: '', until: '', before: 0 } as const;
const SEARCHES = [
  '',
  'M-B',
  'ada',
  'ada lind',
  '50 elm',
  'sofa 5',
  'nobody',
  '5039999999',
  'nobody@example.com',
];

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0);
}

exitOnUncaught();
const orders = Number(process.argv[2] ?? 100_000);
const { backend, close } = await openBackend({ fill: seedDemoShop });
await fillOrders(backend.db, orders);
const tenant = (await backend.catalog.current()).tenants.find(({ isDefault }) => isDefault);
if (!tenant) throw new Error('The demo shop has no default tenant.');
console.log(`${orders} orders on PGlite, the first page of a search`);
for (const search of SEARCHES) {
  const found = await findOrders(backend.db, tenant, { ...ALL, search });
  const ms = await median(() => findOrders(backend.db, tenant, { ...ALL, search }));
  console.log(`  ${JSON.stringify(search).padEnd(22)} ${String(found.length).padStart(2)} found, ${ms} ms`);
  if (ms > GOAL_MS) {
    console.error(`A search takes ${ms} ms, the goal is ${GOAL_MS} ms.`);
    process.exitCode = 1;
  }
}
await close();
