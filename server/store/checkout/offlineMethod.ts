import type { Message } from '../messages/say.ts';
import type { PayableCart, PaymentMethod } from './paymentMethod.ts';

interface Offline {
  title: Message;
  steps: Message;
  suits?: (cart: PayableCart) => boolean;
}

/** A method without a provider: the shopper pays later, in the way that steps says. */
export const offlineMethod = ({ title, steps, suits = () => true }: Offline): PaymentMethod => ({
  title,
  steps,
  isOffered: (_config, cart) => suits(cart),
  validate: () => ({ kept: {} }),
  authorise: async () => ({ kind: 'placed' }),
});
