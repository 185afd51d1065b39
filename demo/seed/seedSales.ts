import type { Database } from '../../server/backend/database/database.ts';
import { cartOffers, coupons } from '../../server/backend/database/schema/cart.ts';
import { tenants } from '../tenants/tenants.ts';
import { tenantIdOf } from './seedTenants.ts';

const dayMs = 86_400_000;
const tenPercent = 10_000;

/** Coupons and quantity offers. Amounts in cents, percentages in thousandths. */
export async function seedSales(db: Pick<Database, 'insert'>, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - 30 * dayMs);
  await db.insert(coupons).values(
    tenants.flatMap(({ code }) => {
      const tenantId = tenantIdOf(code);
      return [
        { tenantId, code: 'WELCOME10', kind: 'percent' as const, value: tenPercent },
        { tenantId, code: 'SAVE50', kind: 'amount' as const, value: 5000, minimum: 50_000 },
        { tenantId, code: 'FREEDELIVERY', kind: 'delivery' as const },
        { tenantId, code: 'SUMMER', kind: 'percent' as const, value: tenPercent, endsAt: expired },
      ];
    }),
  );
  await db.insert(cartOffers).values([
    {
      tenantId: tenantIdOf('maple'),
      type: 'BuyMoreSaveMore_Instant',
      title: { en: 'Kitchen suite savings', fr: 'Économies sur la cuisine complète' },
      manufacturer: 'Norrfell',
      tiers: [
        { pieces: 2, amount: 10_000 },
        { pieces: 3, amount: 25_000 },
        { pieces: 4, amount: 40_000 },
      ],
    },
    {
      tenantId: tenantIdOf('maple'),
      type: 'BuyMoreSaveMore_MailIn',
      title: { en: 'Laundry pair rebate by mail', fr: 'Remise postale sur le duo de buanderie' },
      manufacturer: 'Marrowbrook',
      tiers: [{ pieces: 2, amount: 15_000 }],
    },
  ]);
}
