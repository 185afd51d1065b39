import { useEffect, useState } from 'react';
import type { PaymentModule } from './paymentModule';

const files = import.meta.glob<PaymentModule>('./methods/*.tsx');

/** Loads the module of a method; null for an unknown code. */
export const loadPaymentModule = async (code: string): Promise<PaymentModule | null> =>
  (await files[`./methods/${code}.tsx`]?.()) ?? null;

export type LoadedModule =
  | { state: 'loading' | 'failed'; module?: undefined }
  | { state: 'ready'; module: PaymentModule };

/** Loads the module of the selected method; null: no method is selected. */
export function usePaymentModule(code: string | null): LoadedModule {
  const [loaded, setLoaded] = useState<{ code: string; is: LoadedModule } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (state: LoadedModule) => {
      if (isCurrent && code) setLoaded({ code, is: state });
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
  return loaded?.code === code && loaded ? loaded.is : { state: 'loading' };
}
