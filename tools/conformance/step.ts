import type { AnyEndpoint, CallArguments, ResponseOf } from '../../contract/endpoint.ts';

/** Identifiers needed by later requests. They come from earlier responses, the account in the options, or the clock. */
export interface Facts {
  email?: string;
  password?: string;
  /** Makes the records created by this run unique. */
  runId: string;
  zip: string;
  address: Record<string, string | string[]>;
  categoryKey?: string;
  attribute?: { code: string; value: string };
  term: string;
  productKey?: string;
  productId?: string;
  sku?: string;
  /** Products that may be available, the most likely first. */
  candidates: { id: string; options?: Record<string, string> }[];
  /** A product with swatches. */
  swatchProductId?: string;
  /** A product with free swatches, and one of its options with a swatch. */
  swatch?: { productId: string; option: string };
  reviewId?: string;
  locationId?: string;
  blockIdentifier?: string;
  pageIdentifier?: string;
  bannerId?: string;
  postId?: string;
  itemId?: string;
  shippingMethod?: string;
  /** A shipping method whose day is booked with packageAI. */
  bookingMethod?: string;
  paymentMethods: string[];
  plan?: { plan_hash: string; plan_code: string };
  cartToken?: string;
  transactionLink?: string;
  orderId?: string;
  orderNumber?: string;
  canReopen?: boolean;
  customerId?: string;
  customer?: { firstname: string; lastname: string; email: string };
  addressId?: string;
  wishlist: string[];
  wishId?: string;
}

/** Permission that a step needs: reads and guest carts are always checked, the rest only with the option of this name. */
export type Permission = 'always' | 'writes' | 'order' | 'account';

export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface Details {
  needs?: Permission;
  /** True if no shopper can buy without the endpoint. */
  isRequired?: boolean;
  /** What the shop does if the endpoint is missing. */
  without: string;
  /** Paths in the parsed response without which the shop loses something: items[].name */
  needed?: readonly string[];
  /** Statuses besides 2xx that the specification allows. */
  statuses?: readonly number[];
  /** Runs even if the time limit is exceeded, because it removes what an earlier step created. */
  isCleanup?: boolean;
}

/** One request of a check. A string instead of a request is the reason for skipping the step. */
export interface Step extends Details {
  endpoint: AnyEndpoint;
  request: (facts: Facts) => CallInput | string;
  learn?: (facts: Facts, body: unknown) => void;
}

/** Declares a step with the exact types of its endpoint. */
export const step = <E extends AnyEndpoint>(
  endpoint: E,
  details: Details & {
    request: (facts: Facts) => CallArguments<E> | string;
    learn?: (facts: Facts, body: ResponseOf<E>) => void;
  },
): Step => ({ endpoint, ...details }) as unknown as Step;

/** GET /categories/{key} */
export const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
