/** Fields of a product that analytics events use (docs/spec/18 §2). Amounts in units of the currency. */
export interface TrackedProduct {
  entity_id: string;
  sku: string;
  name: string;
  manufacturer: string;
  model_number: string;
  type_id: string;
  /** Price for analytics; the displayed price where the backend sends none. */
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
  options: readonly { label: string; value: string }[];
}

export interface TrackedCart {
  items: readonly TrackedLine[];
  info: { shipping_method: string; payment_method: string; coupon_code: string };
  totals: { grand_total: Amount; subtotal: Amount };
}

/** The person of a conversion event. These fields leave the browser only as hashes (docs/spec/18 §3). */
export interface TrackedPerson {
  email?: string;
  firstname?: string;
  lastname?: string;
  telephone?: string;
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

/** Every analytics event of the shop. */
export type TrackedEvent =
  | { type: 'pageViewed'; path: string; title: string }
  /** list: path of the listing without the leading slash. */
  | { type: 'listViewed'; list: string; products: readonly TrackedProduct[] }
  | { type: 'productSelected'; product: TrackedProduct }
  | { type: 'productViewed'; product: TrackedProduct }
  | { type: 'searchCompleted'; term: string; resultCount: number }
  | { type: 'wishlistItemAdded'; product: TrackedProduct }
  | { type: 'cartReceived'; cart: TrackedCart }
  | { type: 'cartUpdated'; write: CartWrite; cart: TrackedCart }
  | { type: 'cartViewed'; cart: TrackedCart }
  | { type: 'checkoutStarted'; cart: TrackedCart }
  | { type: 'orderPlaced'; order: TrackedOrder }
  | { type: 'locationSearched'; method: 'zip' | 'position' | 'directions' }
  | { type: 'formSubmitted'; form: TrackedForm; person: TrackedPerson }
  | { type: 'signedIn' }
  | { type: 'accountCreated' }
  /** A click on a phone number. phone: digits; value: worth of a call (docs/spec/18 §3). */
  | { type: 'phoneClicked'; phone: string; value: number }
  /** A response that is an error or breaks the contract. call: method and path. */
  | { type: 'requestFailed'; call: string; status: number | string; body: string }
  | { type: 'errorPageShown'; message: string; url: string };

export type TrackedForm = 'contact' | 'newsletter' | 'request-quote';

/** Cart writes that analytics distinguishes. */
export type CartWrite = 'items' | 'shipping' | 'payment';
