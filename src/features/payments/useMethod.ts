import type { PaymentMethod } from '@/api/contract/cart';
import { useConfig, useLocale } from '@/config/configSlice';
import type { PaymentModule } from './paymentModule';
import { usePaymentModule } from './paymentModules';
import { useScripts } from './useScripts';

export interface UsableMethod {
  module: PaymentModule | null;
  /** waiting: its code or its provider's script is still on the way. */
  state: 'waiting' | 'usable' | 'unavailable';
}

/** A method with everything it needs to run: its code, its settings and its provider's scripts. */
export function useMethod(method: PaymentMethod | null): UsableMethod {
  const config = useConfig();
  const locale = useLocale();
  const { state, module } = usePaymentModule(method?.code ?? null);
  const isConfigured = !module || !method || (module.isConfigured?.(config, method) ?? true);
  const needed = (isConfigured && method && module?.scripts?.(config, method, locale)) || [];
  const scripts = useScripts(needed);
  if (state === 'loading') return { module: null, state: 'waiting' };
  if (!module || !isConfigured || scripts === 'failure') return { module: null, state: 'unavailable' };
  return { module, state: scripts === 'success' ? 'usable' : 'waiting' };
}
