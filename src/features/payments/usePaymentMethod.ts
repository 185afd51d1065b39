import type { PaymentMethod } from '@contract/cart';
import { useEffect, useRef, useState } from 'react';
import { loadScript } from '@/browser/loadResource';
import { useConfig, useLocale } from '@/config/configSlice';
import { useIsKiosk } from '@/platform/PlatformContext';
import { loadPaymentModule } from './methodRegistry';
import type { PaymentModule, ProviderScript } from './paymentModule';

type LoadedModule =
  | { state: 'loading' | 'failed'; module?: undefined }
  | { state: 'ready'; module: PaymentModule };

/** Loads the module of the selected method; null if none is selected. */
function usePaymentModule(code: string | null): LoadedModule {
  const [loaded, setLoaded] = useState<{ code: string; result: LoadedModule } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (result: LoadedModule) => {
      if (isCurrent && code) setLoaded({ code, result });
    };
    if (code) {
      loadPaymentModule(code).then(
        (module) => settle(module ? { state: 'ready', module } : { state: 'failed' }),
        (error: unknown) => {
          console.error(`Payment method ${code} did not load`, error);
          settle({ state: 'failed' });
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return loaded?.code === code && loaded ? loaded.result : { state: 'loading' };
}

type ScriptState = 'loading' | 'ready' | 'failed';

/** Loads a provider's scripts; ready immediately if there are none. */
function useScripts(scripts: readonly ProviderScript[]): ScriptState {
  const key = scripts.map(({ url }) => url).join(' ');
  const latest = useRef(scripts);
  latest.current = scripts;
  const [settled, setSettled] = useState<{ key: string; state: ScriptState } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (state: ScriptState) => isCurrent && setSettled({ key, state });
    const currentScripts = latest.current.filter(({ url }) => key.includes(url));
    for (const { globals } of currentScripts) Object.assign(window, globals);
    Promise.all(currentScripts.map(({ url, attributes }) => loadScript(url, attributes))).then(
      () => settle('ready'),
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (key === '') return 'ready';
  return settled?.key === key ? settled.state : 'loading';
}

export interface LoadedPaymentMethod {
  module: PaymentModule | null;
  /**
   * loading: code or provider scripts are loading. shopperDeviceOnly: on a kiosk, the provider's page or script must be used on the
   * shopper's phone
   */
  state: 'loading' | 'ready' | 'unavailable' | 'shopperDeviceOnly';
}

/** Loads a method with its code, settings and provider scripts. */
export function usePaymentMethod(method: PaymentMethod | null): LoadedPaymentMethod {
  const config = useConfig();
  const locale = useLocale();
  const isKiosk = useIsKiosk();
  const { state, module } = usePaymentModule(method?.code ?? null);
  const isConfigured = !module || !method || (module.isConfigured?.(config, method) ?? true);
  const isShopperDeviceOnly = isKiosk && module?.needsShopperDevice === true;
  const needsScripts = isConfigured && !isShopperDeviceOnly;
  const scripts = (needsScripts && method && module?.scripts?.(config, method, locale)) || [];
  const scriptState = useScripts(scripts);
  if (state === 'loading') return { module: null, state: 'loading' };
  if (isShopperDeviceOnly) return { module: null, state: 'shopperDeviceOnly' };
  if (!module || !isConfigured || scriptState === 'failed') return { module: null, state: 'unavailable' };
  return { module, state: scriptState };
}
