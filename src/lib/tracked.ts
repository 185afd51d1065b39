/** Fields of a product that analytics events use (docs/spec/18 §2). Amounts in units of the currency. */
export interface TrackedProduct {
  entity_id: string;
  sku: string;
  name: string;
  manufacturer: string;
  model_number: string;
  type_id: string;
  /** Price for analytics; the displayed price if the backend sends none. */
  price: number | null;
  list_price: number | null;
  final_price_without_tax?: number | null;
  regular_price_without_tax?: number | null;
  discount?: number | null;
  image_url: { small: string };
  categories?: readonly { name: string; level: number }[];
}

interface Amount {
  amount: number;
  currency: string;
}

export interface TrackedLine {
  item_id: string;
  product_id: string;
  sku: string;
  name: string;
  qty: number;
  price: Amount;
  original_price: Amount;
  manufacturer: string;
  /** The most specific category of the product; absent if the backend does not send it. */
  category_name?: string;
  options: readonly { label: string; value: string }[];
}

export interface TrackedCartLine extends TrackedLine {
  /** The price may only be shown in the cart, so events before the order omit it. */
  is_price_withheld: boolean;
}

export interface TrackedCart {
  items: readonly TrackedCartLine[];
  info: { shipping_method: string; payment_method: string; coupon_code: string };
  totals: { grand_total: Amount; subtotal: Amount };
}

/** The person of a conversion event. These fields only leave the browser as hashes (docs/spec/18 §3). */
export interface TrackedPerson {
  email?: string;
  firstname?: string;
  lastname?: string;
  telephone?: string;
  /** Lines of the street. */
  street?: readonly string[];
  city?: string;
  region?: string;
  postcode?: string;
  country_id?: string;
}

export interface TrackedOrder {
  entity_id: string;
  increment_id: string;
  items: readonly TrackedLine[];
  totals: { grand_total: Amount; tax: Amount; shipping: Amount };
  payment_method: string;
  shipping_address: TrackedPerson;
  additional_information: { email_address: string };
}

/** A banner or rebate. */
export interface TrackedPromotion {
  id: string;
  name: string;
}

/** The fields that identify a product in an event without a price. */
export type NamedProduct = Pick<TrackedProduct, 'entity_id' | 'name'>;

/** How events of a product list identify it: by the path of its page, or by the section of the page (`related`). */
export type ListName = string;

/**
 * Every event of the shop, in one stream. A feature tracks what happened; features/analytics maps it to each destination's event names.
 * docs/analytics.md contains the table.
 */
export type TrackedEvent =
  /** route: the path with parameter names: /product/:key */
  | { type: 'pageViewed'; path: string; title: string; route?: string }
  | { type: 'listViewed'; list: ListName; products: readonly TrackedProduct[] }
  | { type: 'productSelected'; product: TrackedProduct; list?: ListName }
  | { type: 'productViewed'; product: TrackedProduct }
  | { type: 'searchCompleted'; term: string; resultCount: number }
  | { type: 'promotionViewed'; promotion: TrackedPromotion }
  | { type: 'promotionSelected'; promotion: TrackedPromotion }
  | { type: 'wishlistItemAdded'; product: TrackedProduct }
  | { type: 'compareItemAdded' | 'compareItemRemoved'; product: NamedProduct }
  | { type: 'compareViewed'; products: readonly TrackedProduct[] }
  | { type: 'chatOpened'; product: NamedProduct }
  | { type: 'chatQuestionSent'; product: NamedProduct; question: string }
  /** The assistant found nothing; the question is only reported if it does not identify a person. */
  | { type: 'chatQuestionUnanswered'; product: NamedProduct; question: string }
  | { type: 'chatRated'; product: NamedProduct; vote: 'up' | 'down' }
  | { type: 'cartReceived'; cart: TrackedCart }
  | { type: 'cartUpdated'; write: CartWrite; cart: TrackedCart }
  | { type: 'cartViewed'; cart: TrackedCart }
  | { type: 'checkoutStarted'; cart: TrackedCart }
  /** position: 1 for the first step. */
  | { type: 'checkoutStepViewed'; step: string; position: number }
  | { type: 'orderPlaced'; order: TrackedOrder }
  /** The shopper has taken an unpaid order back into the cart. */
  | { type: 'orderCancelled'; order: TrackedOrder }
  | { type: 'locationSearched'; method: 'zip' | 'position' | 'directions' }
  | { type: 'locationSelected'; locationId: string; name: string }
  | { type: 'formSubmitted'; form: TrackedForm; person: TrackedPerson }
  | { type: 'signedIn'; method?: 'password' | 'passkey' }
  | { type: 'accountCreated' }
  | { type: 'linkShared'; method: 'share_sheet' | 'copied_link'; content: string }
  /** A click on a phone number. phone: digits; value: monetary value of a call (docs/spec/18 §3) */
  | { type: 'phoneClicked'; phone: string; value: number }
  /** A response that is an error or violates the contract. call: method and path template */
  | { type: 'requestFailed'; call: string; status: number | string; body: string }
  /** A request to the backend. ms: until its response; traceId: W3C trace context, for sampled sessions */
  | { type: 'callCompleted'; call: string; status: number; ms: number; traceId?: string }
  /** A Web Vital. value: milliseconds, or the score of CLS; details: its attribution */
  | { type: 'vitalMeasured'; metric: string; value: number; rating: string; details: VitalDetails }
  | { type: 'errorPageShown'; message: string; url: string };

export type VitalDetails = Record<string, string | number>;

export type TrackedForm = 'contact' | 'newsletter' | 'request-quote';

/** Cart writes that analytics distinguishes. */
export type CartWrite = 'items' | 'shipping' | 'payment';

export const PHONE_CLICK_VALUE = 600;

/** A click on a tel link; the number without extension, dashes, parentheses and spaces (docs/spec/18 §3). */
export const phoneClicked = (href: string): TrackedEvent => ({
  type: 'phoneClicked',
  phone: href.replace(/^tel:|;.*/gi, '').replace(/[-()\s]/g, ''),
  value: PHONE_CLICK_VALUE,
});

interface FormFields {
  name?: string;
  email?: string;
  telephone?: string;
}

/** A submitted form. In name, the first word is the first name, the rest the last name. */
export function formSubmitted(form: TrackedForm, { name = '', email, telephone }: FormFields): TrackedEvent {
  const [firstname, ...rest] = name.trim().split(/\s+/);
  return { type: 'formSubmitted', form, person: { email, firstname, lastname: rest.join(' '), telephone } };
}
