import { isKatapultUsable, katapultSettings } from '@contract/katapultSettings';
import * as z from 'zod/mini';
import { prefetchCheckoutInfo, prefetchedCheckoutInfo } from './checkoutInfo';
import { FinancingFields } from './FinancingFields';
import type { PaymentModule } from './paymentModule';

/** The parts of the plugin of Katapult (formerly Zibby) that we use. */
interface Plugin {
  checkout: { set(order: object): void; load(): void };
}
const pluginOf = (name: string) => (window as unknown as Record<string, Plugin>)[name];

const info = z.record(z.string(), z.unknown());

/** Creates the payment module of a lease: the plugin's window redirects back with the application's uid. */
export function katapultLease(provider: 'katapult' | 'zibby'): PaymentModule {
  const request = { provider, shape: info, failedKey: 'katapult.failed' } as const;
  return {
    Fields: FinancingFields,
    needsShopperDevice: true,
    dataIsSingleUse: true,
    scripts: (config) => [{ url: katapultSettings(config).script_url }],
    isConfigured: isKatapultUsable,
    afterChosen: prefetchCheckoutInfo(request),
    resume: async (_context, params) => {
      const uid = params.get('uid');
      return uid ? { kind: 'draft', data: { uid } } : { kind: 'closed' };
    },
    async pay(context) {
      const { uid } = context.data;
      if (typeof uid === 'string') return { kind: 'place', data: { uid } };
      const order = await prefetchedCheckoutInfo(context, request);
      const plugin = pluginOf(provider);
      if (!plugin) return { kind: 'declined', message: context.translate('unexpected') };
      plugin.checkout.set(order);
      plugin.checkout.load();
      return { kind: 'closed' };
    },
  };
}
