import { useEffect, useState } from 'react';
import type { PaymentModule } from './paymentModule';

const files = import.meta.glob<PaymentModule>('./methods/*.tsx');

/** The code of a method; null when this shop has none of that name. */
export const loadPaymentModule = async (code: string): Promise<PaymentModule | null> =>
  (await files[`./methods/${code}.tsx`]?.()) ?? null;

export type LoadedModule =
  | { state: 'loading' | 'failed'; module?: undefined }
  | { state: 'ready'; module: PaymentModule };

/** Loads the code of the method that is chosen; null: none is. */
export function usePaymentModule(code: string | null): LoadedModule {
  const [loaded, setLoaded] = useState<{ code: string; is: LoadedModule } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (is: LoadedModule) => {
      if (isWanted && code) setLoaded({ code, is });
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
      isWanted = false;
    };
  }, [code]);
  return loaded?.code === code && loaded ? loaded.is : { state: 'loading' };
}
