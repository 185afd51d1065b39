import type { Catalogue } from './catalogue/catalogue.ts';
import type { CaptchaJudge } from './customers/captchaJudge.ts';
import type { Database } from './database/database.ts';

/** What every route of the shop works with. */
export interface StoreContext {
  db: Database;
  /** The time; tests set it. */
  clock: () => Date;
  /** Categories, tenants and what lists are made from, in memory. */
  catalogue: Catalogue;
  isHuman: CaptchaJudge;
}
