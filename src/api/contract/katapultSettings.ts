import type { StoreConfig } from './config';
import type { ScriptedPayment } from './paymentConfig';

/** Katapult's settings merged with Zibby's, its former name: either enabled turns it on (commerce specification §4). */
export function katapultSettings({
  katapult,
  zibby,
}: Pick<StoreConfig, 'katapult' | 'zibby'>): ScriptedPayment {
  const given = (name: 'api_key' | 'public_key' | 'script_url' | 'environment') =>
    katapult[name] || zibby[name];
  return {
    enabled: katapult.enabled || zibby.enabled,
    api_key: given('api_key'),
    public_key: given('public_key'),
    script_url: given('script_url'),
    environment: given('environment'),
    minimum: katapult.minimum ?? zibby.minimum,
    maximum: katapult.maximum ?? zibby.maximum,
    plans: katapult.plans.length > 0 ? katapult.plans : zibby.plans,
  };
}

/** Usable only if enabled and api key, script address and environment are all set (commerce specification §5). */
export function isKatapultUsable(config: Pick<StoreConfig, 'katapult' | 'zibby'>): boolean {
  const { enabled, api_key, script_url, environment } = katapultSettings(config);
  return enabled && [api_key, script_url, environment].every(Boolean);
}
