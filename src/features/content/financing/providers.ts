import type { StoreConfig } from '@/api/contract/config';
import type { FinancingPlan } from '@/api/contract/paymentConfig';

interface Provider {
  name: string;
  /** Its block of the configuration; null for one that has none. */
  block: 'zibby' | 'katapult' | 'acima' | 'chargeafter' | 'synchronyunifi' | 'tdbank' | null;
}

/** Who stands behind the values of data-modal and data-action (shell specification §5). */
const providers: Record<string, Provider> = {
  zibby: { name: 'Zibby', block: 'zibby' },
  katapult: { name: 'Katapult', block: 'katapult' },
  acima: { name: 'Acima', block: 'acima' },
  chargeafter: { name: 'ChargeAfter', block: 'chargeafter' },
  conneqt: { name: 'Conneqt', block: 'synchronyunifi' },
  tdbank: { name: 'TD Bank', block: 'tdbank' },
  freedompay: { name: 'FreedomPay', block: null },
};

export interface FinancingOffer {
  name: string;
  isOffered: boolean;
  /** Least order, in units of the currency; null when any will do. */
  minimum: number | null;
  plans: FinancingPlan[];
}

/** What a store offers of a provider. tier: only plans for it, and those for everybody; '' for all. */
export function financingOffer(config: StoreConfig, provider: string, tier: string): FinancingOffer {
  const { name = provider, block = null } = providers[provider] ?? {};
  const settings = block && config[block];
  if (!settings?.enabled) return { name, isOffered: false, minimum: null, plans: [] };
  const plans = settings.plans.filter((plan) => !tier || !plan.tier || plan.tier === tier);
  return { name, isOffered: true, minimum: settings.minimum, plans };
}
