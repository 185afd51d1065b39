import * as z from 'zod/mini';
import { type CardData, type CardFault, cardData, cardFaults } from '../../../src/api/contract/cardRules.ts';
import type { Message } from '../messages/say.ts';
import type { Checked, MakePaymentMethod, Outcome, Payable } from './paymentMethod.ts';

/** What a gateway answers to a charge; refused is its own text, fit for a shopper, or empty. */
export type Charged = { id: string } | { refused: string };

interface Gateway<S extends z.ZodMiniType> {
  /** The tenant's private settings: address and keys. */
  settings: S;
  /** Takes the money. @throws ProviderSilent */
  charge: (card: CardData, order: Payable, settings: z.output<S>) => Promise<Charged>;
  /** Gives it back. */
  release: (id: string, order: Payable, settings: z.output<S>) => Promise<unknown>;
  title?: Message;
}

const accepted = z.object({ cc_types: z._default(z.array(z.string()), ['VI', 'MC', 'AE', 'DI']) });

const faultMessages: Record<CardFault, Message> = {
  typeNotAccepted: 'cardTypeNotAccepted',
  mismatch: 'cardMismatch',
  cvnLength: 'cardCvnLength',
  expired: 'cardExpired',
};

/** Type and last four digits: all of a card that is ever written down. */
export const shownOfCard = ({ cc_type, cc_number }: Pick<CardData, 'cc_type' | 'cc_number'>) => ({
  cc_type,
  cc_last4: cc_number.replace(/\D/g, '').slice(-4),
});

export function checkCard(data: Record<string, unknown>, types: readonly string[]): Checked {
  const card = z.safeParse(cardData, data);
  if (!card.success) return { fault: 'cardMismatch' };
  const [fault] = cardFaults(card.data, types, new Date());
  return fault ? { fault: faultMessages[fault] } : { kept: shownOfCard(card.data) };
}

/** What became of a charge, as an order sees it.  */
export const outcomeOf = (charged: Charged): Outcome =>
  'id' in charged ? { kind: 'placed', reference: charged.id } : { kind: 'refused', message: charged.refused };

/** A card charged by the shop's server: a method's file says only how its gateway is spoken to. */
export const cardMethod =
  <S extends z.ZodMiniType>({ settings: shape, charge, release, title }: Gateway<S>): MakePaymentMethod =>
  (given) => {
    const settings = z.parse(shape, given);
    const { cc_types } = z.parse(accepted, given);
    return {
      title: title ?? 'paymentCard',
      kind: 'card',
      describe: () => ({ cc_types }),
      validate: (data) => checkCard(data, cc_types),
      authorise: async (order, data) => outcomeOf(await charge(z.parse(cardData, data), order, settings)),
      release: async (id, order) => void (await release(id, order, settings)),
    };
  };
