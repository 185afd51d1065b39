import type { TenantConfig } from '../../contract/config.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { HostedModel } from './chat/model/hostedModel.ts';
import type { CaptchaVerifier } from './customers/captcha.ts';
import type { Database } from './database/database.ts';
import type { LimitOverrides } from './limits/limits.ts';

/** The dependencies of every route. */
export interface BackendContext {
  db: Database;
  /** The current time; tests replace it. */
  clock: () => Date;
  /** Categories, tenants and catalog indexes, in memory. */
  catalog: Catalog;
  isHuman: CaptchaVerifier;
  /** Phrases replies of the product assistant; null: the facts are replied as they are. */
  assistant: HostedModel | null;
  /** What happens to the emails of a tenant, by its code. */
  emailDelivery: (tenantCode: string) => TenantConfig['email_delivery'];
  /**
   * Returns false while the disk is nearly full: writes are rejected before they reach the database, reads continue.
   */
  hasDiskSpace: () => boolean;
  /** Push messages may go to this computer: tests play the push service (PUSH_PRIVATE). */
  permitsPrivatePush: boolean;
  /** Overrides of limits/limits.ts; tests set them. */
  limits?: LimitOverrides | undefined;
}
