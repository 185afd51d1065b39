import type { Message } from '../messages/say.ts';
import type { MakePaymentMethod, PayableCart } from './paymentMethod.ts';

interface Offline {
  title: Message;
  steps: Message;
  suits?: (cart: PayableCart) => boolean;
}

/** A method without a provider: the shopper pays later, in the way that steps says. */
export const offlineMethod =
  ({ title, steps, suits = () => true }: Offline): MakePaymentMethod =>
  () => ({
    title,
    steps,
    kind: 'offline',
    isOffered: (_config, cart) => suits(cart),
    validate: () => ({ kept: {} }),
    authorise: async () => ({ kind: 'placed' }),
  });
