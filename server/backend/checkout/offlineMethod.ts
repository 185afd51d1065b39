import type { MessageKey } from '../messages/message.ts';
import type { MakePaymentMethod, PayableCart } from './paymentMethod.ts';

interface Offline {
  title: MessageKey;
  instructions?: MessageKey;
  isOffered?: (cart: PayableCart) => boolean;
}

/** Creates a method without a provider: the shopper pays later, as the instructions describe. */
export const offlineMethod =
  ({ title, instructions, isOffered = () => true }: Offline): MakePaymentMethod =>
  () => ({
    title,
    ...(instructions && { instructions }),
    kind: 'offline',
    isImmediate: true,
    isOffered: (_config, cart) => isOffered(cart),
    validate: () => ({ storable: {} }),
    authorise: async () => ({ kind: 'placed' }),
  });
