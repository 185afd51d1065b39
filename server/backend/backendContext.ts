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
  /** Phrases the replies of the product assistant; null: replies consist of the facts as they are. */
  assistant: HostedModel | null;
  /** How the emails of a tenant are delivered, by the tenant's code. */
  emailDelivery: (tenantCode: string) => TenantConfig['email_delivery'];
  /**
   * Returns false while the disk is nearly full: writes are rejected before they reach the database, reads continue.
   */
  hasDiskSpace: () => boolean;
  /** Push messages may be sent to this machine, for tests with a fake push service (PUSH_PRIVATE). */
  permitsPrivatePush: boolean;
  /** Overrides of limits/limits.ts, set by tests. */
  limits?: LimitOverrides | undefined;
}
