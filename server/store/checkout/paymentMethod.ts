import type { Address } from '../../../src/api/contract/address.ts';
import type { StoreConfig } from '../../../src/api/contract/config.ts';
import type { PaymentKind } from '../../../src/api/contract/paymentFacts.ts';
import type { Message } from '../messages/say.ts';

/** What a method may look at to decide whether it is offered and what it says of itself. */
export interface PayableCart {
  /** Cents. */
  grandTotal: number;
  isPickup: boolean;
  /** Of the billing address: US, CA. */
  country: string;
  /** Of the billing address: OR, ON; empty while unknown. */
  region: string;
}

export interface PayableItem {
  sku: string;
  name: string;
  qty: number;
  /** Cents, of one piece. */
  price: number;
}

/** What a method needs to take the money for an order. Amounts in cents. */
export interface Payable {
  grandTotal: number;
  subtotal: number;
  discount: number;
  delivery: number;
  tax: number;
  /** Of the payment itself, within grandTotal. */
  fee: number;
  /** What the grand total would be without that fee and its tax. */
  beforeFee: number;
  currency: string;
  email: string;
  billing: Address;
  shipping: Address;
  items: readonly PayableItem[];
  /** What was kept when the payment was chosen. */
  kept: Readonly<Record<string, string>>;
  /** The same for every try of one order: providers make one charge of it. */
  reference: string;
  /** en, fr */
  language: string;
  /** Where the shopper is: https://shop.example */
  shopUrl: string;
  config: StoreConfig;
}

/** kept: what of the data may be stored with cart and order, and shown; never a card number, a code or a token. */
export type Checked = { kept: Record<string, string> } | { fault: Message };

/**
 * placed: the order stands. redirect: it stands, and the shopper pays at url. refused: no order; message is fit for
 * a shopper, empty where the provider gave no words. reference: the provider's own number of the payment.
 */
export type Granted =
  | { kind: 'placed'; reference?: string }
  | { kind: 'redirect'; url: string; reference?: string };
export type Outcome = Granted | { kind: 'refused'; message: string };

/** What the browser asks before paying: a session, a ticket, the address of the provider's page. */
export interface InfoRequest {
  body: Record<string, unknown>;
  /** Whole address of this shop that a provider's page sends the shopper back to. */
  returnUrl: string;
}

/** Money that has arrived for an order, as its provider tells it afterwards. */
export interface PaymentNotice {
  /** The order's reference. */
  order: string;
  /** The provider's own number of the payment. */
  id: string;
  /** Cents. */
  amount: number;
  currency: string;
}

/** One way to pay: a file of its own in payments/. Never logs or keeps the data it is handed. */
export interface PaymentMethod {
  /** A tenant may name it otherwise. */
  title: Message;
  kind: PaymentKind;
  /** Said on the order: what the shopper must do to pay. */
  steps?: Message;
  /** Beyond the tenant's own rules: is it set up in the configuration, and does it suit this cart? */
  isOffered?(config: StoreConfig, cart: PayableCart): boolean;
  /** Facts for the list of methods and for its fields (additional_data); nothing secret. */
  describe?(config: StoreConfig, cart: PayableCart): Record<string, unknown>;
  validate(data: Record<string, unknown>): Checked;
  /** In place of validate when it is chosen, where the provider must be asked what may be kept. @throws ProviderSilent */
  agree?(order: Payable, data: Record<string, unknown>): Promise<Checked>;
  /** Cents that this payment adds to the order, of what was kept when it was chosen. */
  feeOf?(kept: Readonly<Record<string, string>>): number;
  /** Runs before the order is written. @throws ProviderSilent when the provider's answer did not come */
  authorise(order: Payable, data: Record<string, unknown>): Promise<Outcome>;
  /** Gives back money that was taken for an order that then could not be written. */
  release?(reference: string, order: Payable): Promise<void>;
  /** Reads what the provider sends after the order, and makes sure that it did. null: nothing to count. @throws ProviderSilent */
  notice?(said: string): Promise<PaymentNotice | null>;
  /** {provider} of /cart/{provider}/checkoutinfo where it is not the method's own code: katapult, freedompay. */
  infoName?: string;
  /** Answers /cart/{provider}/checkoutinfo. @throws ProviderSilent; PaymentRefused in words for the shopper */
  checkoutInfo?(order: Payable, request: InfoRequest): Promise<Record<string, unknown>>;
  /** Further calls of its own that its routes pass on, by name. @throws as checkoutInfo */
  calls?: Readonly<Record<string, (order: Payable, request: InfoRequest) => Promise<unknown>>>;
  /** Said when the provider does not answer, where the catalogue has words of its own (commerce specification §8). */
  silence?: Message;
}

/** What a file of payments/ exports as method: makes it of the tenant's private settings, or throws when they are bad. */
export type MakePaymentMethod = (settings: unknown) => PaymentMethod;

/** The provider said no, in words that are fit for a shopper. */
export class PaymentRefused extends Error {}
