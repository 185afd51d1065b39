import type { Cart, PaymentMethod } from '@contract/cart';
import type { TenantConfig } from '@contract/config';
import type { CallArguments } from '@contract/endpoint';
import type { ParseKeys, TFunction } from 'i18next';
import type { ComponentType, Ref } from 'react';
import type * as z from 'zod/mini';
import type { Payment } from '@/api/cart/placeOrder';
import type { UncachedResult } from '@/api/uncachedRequest';

/** Data that a method sends with the choice or with the order. */
export type PaymentData = Record<string, unknown>;

/**
 * Calls an endpoint without putting request or response into the Redux store. Throws PaymentError with the server's message, or else with
 * the fallback; if there is no response at all, with `unexpected` if given.
 */
export type CallEndpoint = <E extends { response: z.ZodMiniType }>(
  endpoint: E,
  options: CallArguments<E>,
  fallback: string,
  unexpected?: string,
) => Promise<NonNullable<UncachedResult<z.output<E['response']>>['data']>>;

export interface PayContext {
  cart: Cart;
  method: PaymentMethod;
  config: TenantConfig;
  /** Data of the payment step's fields; empty after a reload. */
  data: PaymentData;
  callEndpoint: CallEndpoint;
  /** BCP 47 code of the displayed language. */
  locale: string;
  /** Translates a key of locales/{lang}/payments.json. */
  translate: TFunction<'payments'>;
  /** Path to which a provider's page returns; its query contains the method. */
  returnPath: string;
  /** Path of the order confirmation, in the shopper's language. */
  thanksPath: string;
}

/**
 * Result on the provider's side. place: approved, place the order now; onSettled is called with the result. redirect: go to the provider's
 * page. draft: data for the payment draft, such as an approval of `total`; the shopper still has to click Place order. declined: rejected,
 * with a message. closed: the shopper closed the provider's window; no message
 */
export type PayOutcome =
  | ({ kind: 'place'; onSettled?: (isPlaced: boolean) => void } & Payment)
  | { kind: 'redirect'; url: string }
  | { kind: 'draft'; data: PaymentData; total?: number }
  | { kind: 'declined'; message: string }
  | { kind: 'closed' };

/** Handle through which the payment step collects the fields' data. */
export interface PaymentFieldsHandle {
  /**
   * Validates the fields. Returns null after showing errors and focusing the first invalid field. May request a token
   * from the provider. @throws PaymentError with a message for the shopper
   */
  collect(): Promise<PaymentData | null>;
}

export interface PaymentFieldsProps {
  method: PaymentMethod;
  cart: Cart;
  /** Unused by fields without data. */
  ref: Ref<PaymentFieldsHandle>;
}

/** Props of a provider's own button (PlaceButton). */
export interface PlaceButtonProps {
  context: PayContext;
  /** The order is blocked or in progress, so the button must not open anything. */
  isDisabled: boolean;
  onOutcome: (outcome: PayOutcome) => void;
}

export interface ProviderScript {
  url: string;
  /** Attributes of the script element, such as data-client-key. */
  attributes?: Readonly<Record<string, string>>;
  /** Global variables that the script reads on startup. */
  globals?: Readonly<Record<string, unknown>>;
}

/**
 * A file of features/payments/methods, named by the method's code (methods/affirm.tsx), or an entry of methodRegistry.
 * Loaded when the method is selected.
 */
export interface PaymentModule {
  /** Content and fields on the payment step. */
  Fields: ComponentType<PaymentFieldsProps>;
  /** URLs of the provider's scripts, from the configuration; the method is usable once all have loaded. */
  scripts?: (config: TenantConfig, method: PaymentMethod, locale: string) => ProviderScript[];
  /** Key of the message when choosing or paying fails and the server sends none (docs/spec/13 §11). */
  failedKey?: ParseKeys<'payments'>;
  /** False when required configuration is missing; the method is then shown as unavailable. */
  isConfigured?: (config: TenantConfig, method: PaymentMethod) => boolean;
  /** The order requires the data of collect(), so after a reload the shopper returns to the payment step. */
  needsData?: boolean;
  /** The data is valid for one attempt; after a rejected order it must be entered again. */
  dataIsSingleUse?: boolean;
  /** The provider's page or script is required, so a kiosk transfers the cart to the shopper's phone. */
  needsShopperDevice?: boolean;
  /** Runs after the choice is saved. Result redirect goes to the provider's page, draft adds data. */
  afterChosen?: (context: PayContext) => Promise<PayOutcome | undefined>;
  /** Runs on the return from the provider's page, with its approval of the cart's total; params are the URL's. */
  resume?: (context: PayContext, params: URLSearchParams) => Promise<PayOutcome>;
  /** Runs at Place order; by default the fields' data is sent with the order. */
  pay?: (context: PayContext) => Promise<PayOutcome>;
  /** The provider's own button in place of Place order, if the provider requires it. */
  PlaceButton?: ComponentType<PlaceButtonProps>;
  /** The provider charges the shopper before the order is placed, in its window or on its page. */
  isChargedBeforeOrder?: boolean;
  /** The order is confirmed on the same page, without navigation (Acima). */
  showsOrderInPlace?: boolean;
}
