import { sql } from 'drizzle-orm';
import type { Database } from '../../server/backend/database/database.ts';

/** Adds orders B-1 … B-N to the first tenant, each with two items and a payment: Ada Lind N, N Elm Street, Hudson Sofa. */
export async function fillOrders(db: Database, orders: number): Promise<void> {
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
