import { bulkInsert } from '../../store/database/bulkInsert.ts';
import type { Database } from '../../store/database/database.ts';
import { promotions as promotionTable } from '../../store/database/schema/content.ts';
import { promotions } from '../catalogue/commerce/promotions.ts';
import { tenantIdOf } from './seedTenants.ts';

const dayMs = 86_400_000;
const dateIn = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

export async function seedContent(db: Pick<Database, 'execute'>, now: Date): Promise<void> {
  await bulkInsert(
    db,
    promotionTable,
    promotions.map(({ startsInDays, endsInDays, brandLogoUrls, ...promotion }) => ({
      tenantId: tenantIdOf('maple'),
      ...promotion,
      brandLogoUrls: [...brandLogoUrls],
      startDate: dateIn(now, startsInDays),
      endDate: dateIn(now, endsInDays),
    })),
  );
}
