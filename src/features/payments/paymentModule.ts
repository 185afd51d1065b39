import type { ComponentType, Ref } from 'react';
import type * as z from 'zod/mini';
import type { Payment } from '@/api/cart/privateCart';
import type { Cart, PaymentMethod } from '@/api/contract/cart';
import type { StoreConfig } from '@/api/contract/config';
import type { CallArguments } from '@/api/contract/endpoint';
import type { PrivateAnswer } from '@/api/privateCall';

/** What a method hands to the server with the choice or the order. */
export type PaymentData = Record<string, unknown>;

/** Sends a call whose body and answer stay out of the store; throws PaymentFault with the server's words, else fallback. */
export type Ask = <E extends { response: z.ZodMiniType }>(
  endpoint: E,
  given: CallArguments<E>,
  fallback: string,
) => Promise<NonNullable<PrivateAnswer<z.output<E['response']>>['data']>>;

export interface PayContext {
  cart: Cart;
  method: PaymentMethod;
  config: StoreConfig;
  /** What the fields gave on the payment step; empty after a reload. */
  data: PaymentData;
  ask: Ask;
  /** BCP 47 code of the screen. */
  locale: string;
  /** A sentence of locales/{lang}/payments.json. */
  say: (key: string, values?: Record<string, string | number>) => string;
  /** Path of this shop that a provider's page sends the shopper back to; its query names the method. */
  returnPath: string;
  /** Path of this shop that shows the order, in the shopper's language. */
  thanksPath: string;
}

/**
 * How paying went on the provider's side. place: granted, order now; onSettled hears whether the order stands.
 * redirect: the shopper leaves for the provider's page. kept: granted, the shopper still has to press Place order.
 * declined: refused, in words. closed: the shopper closed the provider's window, nothing is said.
 */
export type PayOutcome =
  | ({ kind: 'place'; onSettled?: (isPlaced: boolean) => void } & Payment)
  | { kind: 'redirect'; url: string }
  | { kind: 'kept'; data: PaymentData }
  | { kind: 'declined'; message: string }
  | { kind: 'closed' };

/** The payment step asks the fields for their data through it. */
export interface PaymentFieldsHandle {
  /**
   * Checks the fields, says beside each what is missing and focuses the first: null then. May ask the provider for a
   * token. @throws PaymentFault in words for the shopper
   */
  collect(): Promise<PaymentData | null>;
}

export interface PaymentFieldsProps {
  method: PaymentMethod;
  cart: Cart;
  /** Fields without data of their own leave it alone. */
  ref: Ref<PaymentFieldsHandle>;
}

/** What a provider's own button (PlaceButton) is given. */
export interface PlaceButtonProps {
  context: PayContext;
  /** Something else is still missing, or the order is on its way: the button must not open anything. */
  isDisabled: boolean;
  onOutcome: (outcome: PayOutcome) => void;
}

export interface ProviderScript {
  url: string;
  /** What the provider wants on its element, such as data-client-key. */
  attributes?: Readonly<Record<string, string>>;
}

/** A file of features/payments/methods, named by its code: methods/checkmo.tsx. Its code loads when it is chosen. */
export interface PaymentModule {
  /** What the shopper reads and fills in on the payment step. */
  Fields: ComponentType<PaymentFieldsProps>;
  /** Addresses of the provider's scripts, from the configuration; paying waits until all are there. */
  scripts?: (config: StoreConfig, method: PaymentMethod, locale: string) => ProviderScript[];
  /** False when the configuration lacks what the method needs; it is shown as not available then. */
  isConfigured?: (config: StoreConfig, method: PaymentMethod) => boolean;
  /** Paying needs what collect() gave; after a reload the shopper is sent back to the payment step. */
  needsData?: boolean;
  /** Such data is good for one try: after a refused order it is filled in again. */
  spendsData?: boolean;
  /** The provider's own page or script takes part: a kiosk leaves that to the shopper's phone. */
  needsOwnDevice?: boolean;
  /** Runs when the choice is saved: redirect leaves for the provider's page, kept adds data. */
  afterChosen?: (context: PayContext) => Promise<PayOutcome | undefined>;
  /** Runs when the provider's page sends the shopper back; params are those of the address. */
  resume?: (context: PayContext, params: URLSearchParams) => Promise<PayOutcome>;
  /** Runs at Place order; without it the data of the fields goes along with the order. */
  pay?: (context: PayContext) => Promise<PayOutcome>;
  /** The provider's own button in place of Place order, where the provider insists on it. */
  PlaceButton?: ComponentType<PlaceButtonProps>;
  /** The order is shown where it was placed, without navigation (Acima). */
  staysAfterOrder?: boolean;
}
