import type { StoreConfig } from '../../../src/api/contract/config';
import type { Message } from '../messages/say.ts';

/** What a method may look at to decide whether it is offered. */
export interface PayableCart {
  /** Cents. */
  grandTotal: number;
  isPickup: boolean;
}

/** What a method needs to take the money for an order that is about to be placed. */
interface Payable {
  /** Cents. */
  grandTotal: number;
  currency: string;
  email: string;
  /** The same for every try of one order: providers make one charge of it. */
  reference: string;
}

/** kept: what of the data may be stored with cart and order; never a card number, a code or a token. */
type Checked = { kept: Record<string, string> } | { fault: Message };

/**
 * placed: the order stands. redirect: it stands, and the shopper pays at url. refused: no order; message is fit for
 * a shopper. reference: the provider's own number of the payment.
 */
export type Granted =
  | { kind: 'placed'; reference?: string }
  | { kind: 'redirect'; url: string; reference?: string };
type Outcome = Granted | { kind: 'refused'; message: string };

/** One way to pay: a file of its own in payments/. Never logs or keeps the data it is handed. */
export interface PaymentMethod {
  title: Message;
  /** Said on the order: what the shopper must do to pay. */
  steps?: Message;
  /** Asked only for methods that the tenant has switched on: is it set up, and does it suit this cart? */
  isOffered(config: StoreConfig, cart: PayableCart): boolean;
  validate(data: Record<string, unknown>): Checked;
  /** Runs before the order is written; money that was taken for an order that then can't be written is released. */
  authorise(order: Payable, data: Record<string, unknown>): Promise<Outcome>;
  release?(reference: string): Promise<void>;
}
