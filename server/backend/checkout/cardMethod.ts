import * as z from 'zod/mini';
import { type CardData, type CardError, cardData, cardErrors } from '../../../contract/cardRules.ts';
import type { MessageKey } from '../messages/message.ts';
import type {
  Charge,
  MakePaymentMethod,
  Outcome,
  Payable,
  PaymentRecord,
  ValidationResult,
} from './paymentMethod.ts';

/** The result of a charge. `refused` is the gateway's message for the shopper, or empty. amount: cents, if the gateway reports it. */
export type ChargeResult = { id: string; amount?: number } | { refused: string };

/** The part that every method with a provider has. */
export interface Provider<S extends z.ZodMiniType> {
  /** Schema of the tenant's private settings: URL and keys. */
  settings: S;
  /** Voids or refunds a charge. @throws ProviderTimeoutError; PaymentRefusedError */
  release: (id: string, order: PaymentRecord, settings: z.output<S>) => Promise<unknown>;
  /** Finds the charges that the provider holds for an attempt. @throws ProviderTimeoutError */
  find: (order: PaymentRecord, settings: z.output<S>) => Promise<Charge[]>;
}

interface Gateway<S extends z.ZodMiniType> extends Provider<S> {
  /** Charges the card. @throws ProviderTimeoutError */
  charge: (card: CardData, order: Payable, settings: z.output<S>) => Promise<ChargeResult>;
}

const accepted = z.object({ cc_types: z._default(z.array(z.string()), ['VI', 'MC', 'AE', 'DI']) });

const errorMessages: Record<CardError, MessageKey> = {
  typeNotAccepted: 'cardTypeNotAccepted',
  mismatch: 'cardMismatch',
  cvnLength: 'cardCvnLength',
  expired: 'cardExpired',
};

/** Type and last four digits: the only parts of a card that are ever stored. */
export const maskedCardOf = ({ cc_type, cc_number }: Pick<CardData, 'cc_type' | 'cc_number'>) => ({
  cc_type,
  cc_last4: cc_number.replace(/\D/g, '').slice(-4),
});

export function checkCard(data: Record<string, unknown>, types: readonly string[]): ValidationResult {
  const card = z.safeParse(cardData, data);
  if (!card.success) return { error: 'cardMismatch' };
  const [error] = cardErrors(card.data, types, new Date());
  return error ? { error: errorMessages[error] } : { storable: maskedCardOf(card.data) };
}

/** Converts the result of a charge to the outcome of an order. */
export const outcomeOf = (charged: ChargeResult): Outcome =>
  'id' in charged
    ? { kind: 'placed', reference: charged.id, ...('amount' in charged ? { amount: charged.amount } : {}) }
    : { kind: 'refused', message: charged.refused };

/** Creates a card method that charges through this server. Each method's file contains only the requests of its gateway. */
export const cardMethod =
  <S extends z.ZodMiniType>({ settings: shape, charge, release, find }: Gateway<S>): MakePaymentMethod =>
  (input) => {
    const settings = z.parse(shape, input);
    const { cc_types } = z.parse(accepted, input);
    return {
      title: 'paymentCard',
      kind: 'card',
      describe: () => ({ cc_types }),
      validate: (data) => checkCard(data, cc_types),
      authorise: async (order, data) => outcomeOf(await charge(z.parse(cardData, data), order, settings)),
      release: async (id, order) => void (await release(id, order, settings)),
      find: (order) => find(order, settings),
    };
  };

/** Normalises a card for gateways: digits only, month with two digits. */
export const cardParts = ({ cc_number, cc_exp_month, cc_exp_year, cc_cid, cc_type }: CardData) => ({
  type: cc_type,
  number: cc_number.replace(/\D/g, ''),
  month: cc_exp_month.padStart(2, '0'),
  year: cc_exp_year,
  code: cc_cid,
});
