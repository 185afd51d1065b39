import type { StoreConfig } from '../../../src/api/contract/config';
import type { Message } from '../messages/say.ts';
import type { PayableCart, PaymentMethod } from './paymentMethod.ts';

/** A method is on unless the store's feature toggle payment_{code} says otherwise. */
export function isSwitchedOn(config: StoreConfig, code: string, isOnByDefault: boolean): boolean {
  return config.display_features.feature_toggles[`payment_${code}`] ?? isOnByDefault;
}

interface Offline {
  code: string;
  title: Message;
  steps: Message;
  suits?: (cart: PayableCart) => boolean;
}

/** A method without a provider: the shopper pays later, in the way that steps says. */
export const offlineMethod = ({ code, title, steps, suits = () => true }: Offline): PaymentMethod => ({
  title,
  steps,
  isOffered: (config, cart) => isSwitchedOn(config, code, true) && suits(cart),
  validate: () => ({ kept: {} }),
  authorise: async () => ({ kind: 'placed' }),
});
