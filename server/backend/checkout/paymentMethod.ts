import type { Address } from '../../../contract/address.ts';
import type { TenantConfig } from '../../../contract/config.ts';
import type { ChosenPlan } from '../../../contract/orderTerms.ts';
import type { PaymentKind } from '../../../contract/paymentFacts.ts';
import type { MessageKey } from '../messages/message.ts';

/** The part of a cart that determines whether a method is offered and how it is described. */
export interface PayableCart {
  /** Cents. */
  grandTotal: number;
  isPickup: boolean;
  /** Country of the billing address: US, CA. */
  country: string;
  /** Region of the billing address: OR, ON; empty while unknown. */
  region: string;
}

export interface PayableItem {
  sku: string;
  name: string;
  qty: number;
  /** Cents, per piece. */
  price: number;
}

/**
 * The data that identifies a payment at its provider. All of it is stored in payment_attempts, so that it survives a
 * restart.
 */
export interface PaymentRecord {
  /** Our reference of the attempt, sent to the provider; unique per attempt. */
  reference: string;
  /** Cents: the requested amount, or the charged amount once it is known. */
  grandTotal: number;
  currency: string;
  /** en, fr */
  language: string;
  config: TenantConfig;
  /** The provider's id of the approval (Moneris' ticket, PayPal's order); empty if there is none. */
  approvalId: string;
  /** Start of the attempt, where searches in a provider's reports begin. */
  startedAt: Date;
}

/** Money that a provider holds for the dealer. */
export interface Charge {
  /** The provider's id of the payment. */
  id: string;
  /** Cents; null if the provider does not report the amount, because it charged the requested one. */
  amount: number | null;
  /** ISO 4217; absent if it is the requested one, or the provider does not report it. */
  currency?: string;
  /** The money is still on its way to the provider, as that of an eCheck. */
  isPending?: boolean;
}

/** An approval that the shopper obtained from a provider. An approval pays for one attempt only. */
export interface Approval {
  /**
   * The token, ticket or provider order that identifies the approval. Only its hash is stored, unless isId is set.
   */
  token: string;
  /** The token is an id that is useless without the dealer's keys. It is stored, so that the payment can be found by it. */
  isId?: boolean;
}

/** The data that a method needs to charge an order. Amounts in cents. */
export interface Payable extends PaymentRecord {
  subtotal: number;
  discount: number;
  delivery: number;
  tax: number;
  /** Fee of the payment method, included in grandTotal. */
  fee: number;
  /** The grand total without that fee and the tax on it. */
  beforeFee: number;
  email: string;
  billing: Address;
  shipping: Address;
  items: readonly PayableItem[];
  /** The data that was stored when the payment method was chosen. */
  paymentData: Readonly<Record<string, string>>;
  /** Origin of the storefront: https://shop.example */
  originUrl: string;
}

/**
 * storable: the part of the data that may be stored with cart and order, and shown; never a card number, a code or a
 * token.
 */
export type ValidationResult = { storable: Record<string, string> } | { error: MessageKey };

/**
 * placed: the money is authorised. redirect: the order is pending, and the shopper pays at `url`. refused: no order; `message` is the
 * provider's text for the shopper, or empty. reference: the provider's id of the payment; amount: charged cents, if the provider reports
 * them. The caller compares the amount with the order's and refunds a wrong one (placeOrder.ts). A method never does that itself, because
 * the payment may belong to another order.
 */
export type AcceptedOutcome =
  | { kind: 'placed'; reference?: string; amount?: number }
  | { kind: 'redirect'; url: string };
export type Outcome = AcceptedOutcome | { kind: 'refused'; message: string };

/** A request that the browser makes before the payment, for a session, a ticket or the URL of the provider's page. */
export interface InfoRequest {
  body: Record<string, unknown>;
  /** Full URL of the storefront that the provider's page redirects to. */
  returnUrl: string;
}

/** A provider's notification that an order was paid. */
export interface PaymentNotification {
  /** The order's reference. */
  order: string;
  /** The provider's id of the payment. */
  id: string;
  /** Cents. */
  amount: number;
  currency: string;
}

/** A payment method, one file in payments/. A method never logs or stores the data it receives. */
export interface PaymentMethod {
  /** The default title; a tenant may override it. */
  title: MessageKey;
  kind: PaymentKind;
  /** Message on the order that explains how to pay. */
  instructions?: MessageKey;
  /** Whether the method is configured and supports this cart; the tenant's rules apply in addition. */
  isOffered?(config: TenantConfig, cart: PayableCart): boolean;
  /** Public data for the list of methods and their fields (additional_data). */
  describe?(config: TenantConfig, cart: PayableCart): Record<string, unknown>;
  validate(data: Record<string, unknown>): ValidationResult;
  /** Replaces validate when the cart or the provider decides which data is valid. @throws ProviderTimeoutError */
  validateWithProvider?(order: Payable, data: Record<string, unknown>): Promise<ValidationResult>;
  /**
   * Whether the stored choice is still valid for a total in cents, excluding the method's fee; otherwise it counts as no choice. Without
   * this function a choice is always valid.
   */
  isCurrent?(stored: Readonly<Record<string, string>>, beforeFee: number, config: TenantConfig): boolean;
  /** Returns the fee of this payment in cents, from the stored data. */
  feeOf?(stored: Readonly<Record<string, string>>): number;
  /** Returns the plan in the stored data, for a total in cents; null when the data contains none. */
  planOf?(
    config: TenantConfig,
    stored: Readonly<Record<string, string>>,
    grandTotal: number,
  ): ChosenPlan | null;
  /**
   * The method makes no provider call (paid in the store, or after the order on the provider's page), so attempt and order are written in
   * one step.
   */
  isImmediate?: boolean;
  /** The shopper pays on the provider's page before pressing Place order; the payment alone does not place the order. */
  isPaidBeforeOrder?: boolean;
  /**
   * Returns the approval in the browser's data; null when there is none. Methods without this function take a card or
   * nothing.
   */
  approval?(data: Record<string, unknown>): Approval | null;
  /**
   * Returns the approval in a response of checkoutInfo, for providers that issue its id in advance: only such an approval is ever redeemed.
   */
  issued?(info: Record<string, unknown>): string | null;
  /**
   * Authorises the payment before the order is written.
   * @throws ProviderTimeoutError when the provider's response did not arrive
   */
  authorise(order: Payable, data: Record<string, unknown>): Promise<Outcome>;
  /**
   * Captures an authorised payment after its amount was compared. Idempotent.
   * @throws ProviderTimeoutError; PaymentRefusedError
   */
  capture?(id: string, order: PaymentRecord): Promise<void>;
  /**
   * Voids or refunds a whole charge, whether it is authorised, captured or settled. Idempotent.
   * @throws ProviderTimeoutError when the response did not arrive; PaymentRefusedError when the provider rejects the
   * refund
   */
  release?(id: string, order: PaymentRecord): Promise<void>;
  /**
   * Finds the charges that the provider holds for an attempt; none once they are refunded.
   * @throws ProviderTimeoutError
   */
  find?(order: PaymentRecord): Promise<Charge[]>;
  /**
   * Parses and verifies a notification of the provider; null when it reports no payment.
   * @throws ProviderTimeoutError
   */
  verifyNotification?(notification: string): Promise<PaymentNotification | null>;
  /** The {provider} part of /cart/{provider}/checkoutinfo if it differs from the method's code: katapult, freedompay. */
  infoName?: string;
  /**
   * Handles /cart/{provider}/checkoutinfo.
   * @throws ProviderTimeoutError; PaymentRefusedError with a message for the shopper
   */
  checkoutInfo?(order: Payable, request: InfoRequest): Promise<Record<string, unknown>>;
  /** Further calls of the method by name, exposed by its routes. @throws as checkoutInfo */
  calls?: Readonly<Record<string, (order: Payable, request: InfoRequest) => Promise<unknown>>>;
  /** Message when the provider does not respond, if the text catalog defines one (docs/spec/13 §11). */
  timeoutMessage?: MessageKey;
}

/**
 * The `method` export of a file in payments/: creates the method from the tenant's private settings, or throws when
 * they are invalid.
 */
export type MakePaymentMethod = (settings: unknown) => PaymentMethod;

/** The provider rejected the request; the message may be shown to the shopper. */
export class PaymentRefusedError extends Error {}
