import type { TenantConfig } from './config';
import type { ScriptedPayment } from './paymentConfig';

/** Katapult's settings merged with those of Zibby, its former name: enabling either enables Katapult (docs/spec/13 §6). */
export function katapultSettings({
  katapult,
  zibby,
}: Pick<TenantConfig, 'katapult' | 'zibby'>): ScriptedPayment {
  const setting = (name: 'api_key' | 'public_key' | 'script_url' | 'environment') =>
    katapult[name] || zibby[name];
  return {
    enabled: katapult.enabled || zibby.enabled,
    api_key: setting('api_key'),
    public_key: setting('public_key'),
    script_url: setting('script_url'),
    environment: setting('environment'),
    minimum: katapult.minimum ?? zibby.minimum,
    maximum: katapult.maximum ?? zibby.maximum,
    plans: katapult.plans.length > 0 ? katapult.plans : zibby.plans,
  };
}

/** Available only when enabled and api key, script URL and environment are set (docs/spec/13 §6). */
export function isKatapultUsable(config: Pick<TenantConfig, 'katapult' | 'zibby'>): boolean {
  const { enabled, api_key, script_url, environment } = katapultSettings(config);
  return enabled && [api_key, script_url, environment].every(Boolean);
}
