import type { TenantConfig } from '@contract/config';
import { isKatapultUsable, katapultSettings } from '@contract/katapultSettings';
import { ownValue } from '@contract/ownValue';
import type { FinancingPlan } from '@contract/paymentConfig';

interface Provider {
  name: string;
  /** Key of its configuration block. */
  block: 'katapult' | 'acima' | 'chargeafter' | 'synchronyunifi' | 'tdbank' | 'freedompay';
}

/** Providers by the values of data-modal and data-action (docs/spec/04 §5). */
const providers: Record<string, Provider> = {
  zibby: { name: 'Zibby', block: 'katapult' },
  katapult: { name: 'Katapult', block: 'katapult' },
  acima: { name: 'Acima', block: 'acima' },
  chargeafter: { name: 'ChargeAfter', block: 'chargeafter' },
  conneqt: { name: 'Conneqt', block: 'synchronyunifi' },
  tdbank: { name: 'TD Bank', block: 'tdbank' },
  freedompay: { name: 'FreedomPay', block: 'freedompay' },
};

/** Zibby's settings are Katapult's, and both need a key and a script (docs/spec/13 §6). */
const settingsOf = (config: TenantConfig, block: Provider['block']) =>
  block === 'katapult' ? { ...katapultSettings(config), enabled: isKatapultUsable(config) } : config[block];

export interface FinancingOffer {
  name: string;
  isAvailable: boolean;
  /** Minimum order value in units of the currency; null for no minimum. */
  minimum: number | null;
  plans: FinancingPlan[];
}

/** Returns a provider's offer at this tenant. tier: credit tier of the plans; plans without a tier are always included; '' for all. */
export function financingOffer(config: TenantConfig, provider: string, tier: string): FinancingOffer {
  const { name = provider, block } = ownValue(providers, provider) ?? {};
  const settings = block && settingsOf(config, block);
  if (!settings?.enabled) return { name, isAvailable: false, minimum: null, plans: [] };
  const plans = settings.plans.filter((plan) => !tier || !plan.tier || plan.tier === tier);
  // A promotion of ChargeAfter has its own minimum (docs/spec/13 §7).
  const minimum =
    block === 'chargeafter'
      ? Math.max(settings.minimum ?? 0, config.chargeafter.promo_minimum)
      : settings.minimum;
  return { name, isAvailable: true, minimum, plans };
}
