import { eq } from 'drizzle-orm';
import { kioskMember } from '../../../demo/kiosk.ts';
import type { BackendContext } from '../../../server/backend/backendContext.ts';
import { categories, products } from '../../../server/backend/database/schema/catalog.ts';
import { kioskDevices } from '../../../server/backend/database/schema/kiosk.ts';
import { locations } from '../../../server/backend/database/schema/location.ts';
import { tenants } from '../../../server/backend/database/schema/tenant.ts';
import { cardOf } from '../../backend/paymentApprovals.ts';
import { ADA } from '../../backend/testBrowser.ts';
import type { KnownValues } from './validValue.ts';

/** Identifiers of the demo data, so that generated requests pass the first look-up. */
export async function knownValuesOf({
  db,
}: BackendContext): Promise<{ knownValues: KnownValues; kioskToken: string }> {
  const productRows = await db.select().from(products).orderBy(products.id).limit(40);
  const keys = await db.select({ key: categories.urlKey }).from(categories).limit(15);
  const locationRows = await db.select({ id: locations.id }).from(locations).limit(5);
  const [tenant] = await db.select().from(tenants).where(eq(tenants.code, 'payments'));
  const [device] = await db.select().from(kioskDevices).limit(1);
  const ids = productRows.map(({ id }) => id);
  const items = Array.from({ length: 10 }, (_, at) => String(at + 1));
  const emails = ['ada@example.com', 'grace@example.com', 'no address'];
  const methods = [...(tenant?.payments ?? []), 'checkmo', 'standard_delivery', 'store_pickup'];
  const knownValues: KnownValues = {
    host: ['localhost', 'localhost', 'fr.localhost', 'payments.localhost'],
    id: [...ids.map(String), ...productRows.map(({ urlKey }) => urlKey), ...items, 'self'],
    product_id: [...ids, ...ids.map(String)],
    productId: ids.map(String),
    crosssell_parent_id: ids,
    sku: productRows.map(({ sku }) => sku),
    key: keys.map(({ key }) => key),
    review_id: items,
    storelocationid: locationRows.map(({ id }) => id),
    zip: ['55401', '90210', 'H2X 1Y4', 'x'],
    lat: ['44.9', '91', 'x'],
    long: ['-93.2', '181'],
    term: ['sofa', 'soofa', 'fridge 36 inch', 'canapé', 'a', '*'],
    query: ['sofa'],
    filters: ['price:100-500', 'color:gray,blue;price:-5', 'room:36-72-30', 'width:', ':::', 'price:9e99-'],
    order: ['price', 'name', 'position', 'random', 'helpful', 'toString'],
    limit: [0, -1, 1, 100, 1_000_000],
    page: [0, -1, 1, 2, 1_000_000],
    attribute: ['collection', 'manufacturer', 'constructor'],
    value: ['hudson', '__proto__'],
    type: ['rebate', 'special', 'constructor'],
    identifier: ['home', 'about', 'constructor'],
    identifiers: ['home,footer', ','],
    embed: ['products', 'totals,items', 'facets'],
    provider: [...methods, 'katapult', 'zibby', 'packageai'],
    method: methods,
    payment_method: methods,
    shipping_method: ['standard_delivery', 'white_glove', 'store_pickup'],
    data: [{}, cardOf('approved'), cardOf('declined'), { token: 'x' }, { delivery_date: '2026-12-01' }],
    coupon_code: ['WELCOME10', 'SUMMER', 'none'],
    email: emails,
    login: emails,
    password: ['correct horse battery staple 9', 'short'],
    current_password: ['correct horse battery staple 9'],
    country_id: ['US', 'CA', 'constructor'],
    region: ['MN', 'QC', 'toString'],
    postcode: [ADA.postcode, 'H2X 1Y4'],
    telephone: [ADA.telephone],
    userPrompt: ['How wide is it?', 'price', 'delivery'],
    memberCode: [kioskMember.memberCode, 'constructor'],
    passcode: [kioskMember.passcode, '0000'],
    token: [device?.token ?? '', 'x'],
    started_at: ['2026-01-01T00:00:00Z', '0', '+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z'],
    ended_at: ['2026-01-01T00:00:10Z'],
    play_id: ['play-0001', 'play-0002'],
  };
  return { knownValues, kioskToken: device?.token ?? '' };
}
