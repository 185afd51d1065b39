import type { Database } from './database/database.ts';
import type { Tenant } from './tenant/tenant.ts';

/** What every route of the shop works with. */
export interface StoreContext {
  db: Database;
  /** The time; tests set it. */
  clock: () => Date;
  /** Every tenant, the default one first. */
  tenants: () => Promise<readonly Tenant[]>;
}
