/** What a handler of the dealer's backend gets of a request. */
export interface DealerRequest {
  /** The path's parameters by name. */
  params: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
  session: Session;
  /** 'fr' or 'en', of the language header. */
  language: string;
}

/** data: answered as JSON in the style of the backend. isWrite: a write, whose answer the specification does not describe. */
export interface Answer {
  status?: number;
  data?: unknown;
  isWrite?: boolean;
}

export type Handler = (request: DealerRequest) => Answer;

/** A session of PHP, with the guest's or customer's cart. */
export interface Session {
  id: string;
  csrfToken: string;
  customerId: string | null;
  cart: DealerCart;
}

export interface CartLine {
  productId: string;
  /** entity_id of the chosen simple product; the same as productId without options. */
  simpleId: string;
  qty: number;
}

export type DealerAddress = Record<string, unknown>;

export interface DealerCart {
  lines: Map<string, CartLine>;
  couponCode: string;
  couponError: string;
  email: string;
  salesAssistance: string;
  shippingMethod: string;
  payment: { method: string; data: unknown };
  billing: DealerAddress;
  shipping: DealerAddress;
  isSameAsBilling: boolean;
}

export const emptyCart = (): DealerCart => ({
  lines: new Map(),
  couponCode: '',
  couponError: '',
  email: '',
  salesAssistance: '',
  shippingMethod: '',
  payment: { method: '', data: {} },
  billing: {},
  shipping: {},
  isSameAsBilling: true,
});

/** Ends a handler with an error response. */
export class DealerError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A read: the specification names the fields of its answer. */
export const ok = (data: unknown): Answer => ({ data });

/** A write: the specification says nothing about the body of its answer. */
export const written = (status = 200): Answer => ({ status, isWrite: true });
