import * as z from 'zod/mini';
import { isKatapultUsable, katapultSettings } from '@/api/contract/katapultSettings';
import { keepCheckoutInfo, keptCheckoutInfo } from './checkoutInfo';
import { FinancingFields } from './FinancingFields';
import type { PaymentModule } from './paymentModule';

/** The plugin of Katapult and of Zibby, its former name, as far as it is used. */
interface Plugin {
  checkout: { set(order: object): void; load(): void };
}
const pluginOf = (name: string) => (window as unknown as Record<string, Plugin>)[name];

const info = z.record(z.string(), z.unknown());

/** Leased in the plugin's window, which sends the browser back here with the application's uid. */
export function katapultLease(provider: 'katapult' | 'zibby'): PaymentModule {
  const wanted = { provider, shape: info };
  return {
    Fields: FinancingFields,
    needsOwnDevice: true,
    spendsData: true,
    scripts: (config) => [{ url: katapultSettings(config).script_url }],
    isConfigured: isKatapultUsable,
    afterChosen: keepCheckoutInfo(wanted),
    resume: async (_context, params) => {
      const uid = params.get('uid');
      return uid ? { kind: 'kept', data: { uid } } : { kind: 'closed' };
    },
    async pay(context) {
      const { uid } = context.data;
      if (typeof uid === 'string') return { kind: 'place', data: { uid } };
      const order = await keptCheckoutInfo(context, wanted);
      const plugin = pluginOf(provider);
      if (!plugin) return { kind: 'declined', message: context.say('unexpected') };
      plugin.checkout.set(order);
      plugin.checkout.load();
      return { kind: 'closed' };
    },
  };
}
