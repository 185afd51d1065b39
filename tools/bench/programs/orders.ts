import { sql } from 'drizzle-orm';
import { seedDemoShop } from '../../../demo/seed/seedDemoShop.ts';
import type { Database } from '../../../server/backend/database/database.ts';
import { openBackend } from '../../../server/backend/openBackend.ts';
import { findOrders } from '../../../server/desk/orders/orderList.ts';
import { exitOnUncaught } from '../../../server/logging/safeError.ts';

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

async function fillOrders(db: Database, orders: number): Promise<void> {
  const address = sql`jsonb_build_object('firstname', 'Ada', 'middlename', '', 'prefix', '', 'suffix', '', 'company', '',
    'lastname', 'Lind ' || n, 'street', jsonb_build_array(n || ' Elm Street', 'Floor 2'), 'city', 'Portland',
    'region', 'OR', 'postcode', '97205', 'country_id', 'US', 'telephone', '(503) 234-' || lpad((n % 10000)::text, 4, '0'))`;
  await db.execute(sql`
    insert into orders (tenant_id, session_id, idempotency_key, increment_id, status, currency, subtotal, discount, delivery,
      fee, tax, grand_total, email, billing_address, shipping_address, shipping_method, shipping_title, payment_method,
      payment_title, payment_instructions, payment_data)
    select 1, -n, 'bench', 'B-' || n, 'processing', 'USD', 90000, 0, 5000, 0, 8000, 103000, 'ada' || n || '@shop.example',
      ${address}, ${address}, 'standard_delivery', 'Delivery', 'checkmo', 'Check', '', '{}'
    from generate_series(1, ${orders}::int) as n`);
  await db.execute(sql`
    insert into order_items (order_id, position, product_id, sku, name, manufacturer, model_number, url_key, image_url,
      options, children, qty, price, original_price, discount)
    select id, position, 1, 'SKU-' || id % 5000, 'Hudson Sofa ' || id % 500, 'Maple', 'HS-' || id % 700, 'hudson-sofa', '',
      '[]', '[]', 1, 90000, 90000, 0
    from orders, generate_series(1, 2) as position where increment_id like 'B-%'`);
  await db.execute(sql`
    insert into payment_attempts (tenant_id, session_id, cart_id, cart_version, amount, currency, method, state, reference,
      language, order_id, started_at, updated_at)
    select 1, session_id, id, '', 103000, 'USD', 'checkmo', 'ordered', 'R-' || id, 'en', id, now(), now()
    from orders where increment_id like 'B-%'`);
  await db.execute(sql`vacuum analyze`);
}

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
