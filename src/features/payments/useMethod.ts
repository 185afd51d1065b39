import type { PaymentMethod } from '@/api/contract/cart';
import { useConfig, useLocale } from '@/config/configSlice';
import { usePlatform } from '@/platform/PlatformContext';
import type { PaymentModule } from './paymentModule';
import { usePaymentModule } from './paymentModules';
import { useScripts } from './useScripts';

export interface UsableMethod {
  module: PaymentModule | null;
  /**
   * waiting: its code or its provider's script is still on the way. elsewhere: this is a kiosk, where a provider's own
   * page or script is left to the shopper's phone.
   */
  state: 'waiting' | 'usable' | 'unavailable' | 'elsewhere';
}

/** A method with everything it needs to run: its code, its settings and its provider's scripts. */
export function useMethod(method: PaymentMethod | null): UsableMethod {
  const config = useConfig();
  const locale = useLocale();
  const isKiosk = usePlatform()?.kind === 'kiosk';
  const { state, module } = usePaymentModule(method?.code ?? null);
  const isConfigured = !module || !method || (module.isConfigured?.(config, method) ?? true);
  const isElsewhere = isKiosk && module?.needsOwnDevice === true;
  const isNeeded = isConfigured && !isElsewhere;
  const needed = (isNeeded && method && module?.scripts?.(config, method, locale)) || [];
  const scripts = useScripts(needed);
  if (state === 'loading') return { module: null, state: 'waiting' };
  if (isElsewhere) return { module: null, state: 'elsewhere' };
  if (!module || !isConfigured || scripts === 'failure') return { module: null, state: 'unavailable' };
  return { module, state: scripts === 'success' ? 'usable' : 'waiting' };
}
