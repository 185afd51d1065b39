import type { PaymentMethod } from '@contract/cart';
import { useConfig, useLocale } from '@/config/configSlice';
import { usePlatform } from '@/platform/PlatformContext';
import type { PaymentModule } from './paymentModule';
import { usePaymentModule } from './paymentModules';
import { useScripts } from './useScripts';

export interface UsableMethod {
  module: PaymentModule | null;
  /**
   * waiting: code or provider scripts are loading. elsewhere: a kiosk leaves the provider's page or script to the
   * shopper's phone.
   */
  state: 'waiting' | 'usable' | 'unavailable' | 'elsewhere';
}

/** Loads a method with its code, settings and provider scripts. */
export function useUsableMethod(method: PaymentMethod | null): UsableMethod {
  const config = useConfig();
  const locale = useLocale();
  const isKiosk = usePlatform()?.kind === 'kiosk';
  const { state, module } = usePaymentModule(method?.code ?? null);
  const isConfigured = !module || !method || (module.isConfigured?.(config, method) ?? true);
  const isShopperDeviceOnly = isKiosk && module?.needsShopperDevice === true;
  const isNeeded = isConfigured && !isShopperDeviceOnly;
  const needed = (isNeeded && method && module?.scripts?.(config, method, locale)) || [];
  const scripts = useScripts(needed);
  if (state === 'loading') return { module: null, state: 'waiting' };
  if (isShopperDeviceOnly) return { module: null, state: 'elsewhere' };
  if (!module || !isConfigured || scripts === 'failure') return { module: null, state: 'unavailable' };
  return { module, state: scripts === 'success' ? 'usable' : 'waiting' };
}
