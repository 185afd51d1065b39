import type { EndpointLimit } from '../../../contract/endpoint.ts';

export interface Limit {
  /** What requests are counted by. */
  by: 'address' | 'session' | 'account' | 'recipient' | 'member' | 'order' | 'device';
  /** Maximum number of requests within the window. */
  count: number;
  /** Length of the window in seconds. The window begins with the first request. */
  seconds: number;
}

const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Every rate limit of the server; the contract lists those of an endpoint. Many shoppers in a showroom or office share one address, so
 * limits by address are far above the rate of one person and far below that of a script.
 */
export const LIMITS = {
  // Each new session is stored for days.
  newSession: { by: 'address', count: 600, seconds: TEN_MINUTES },
  // Each account costs a slow hash and is stored permanently.
  signUp: { by: 'address', count: 60, seconds: HOUR },
  // Protects against one address that tries a few passwords on many accounts; each attempt costs a slow hash.
  signIn: { by: 'address', count: 200, seconds: TEN_MINUTES },
  // Protects against many addresses that try one account. Browsers that have signed in to the account before are
  // exempt.
  signInAccount: { by: 'account', count: 100, seconds: HOUR },
  // Protects against guessing the current password in a stolen session; changing email or password requires it.
  currentPassword: { by: 'account', count: 10, seconds: TEN_MINUTES },
  // Each request may send an email and queries an account.
  passwordReset: { by: 'address', count: 60, seconds: HOUR },
  // Prevents flooding an inbox; the links that were already sent stay valid.
  passwordResetEmail: { by: 'account', count: 5, seconds: HOUR },
  // Prevents flooding an inbox with links that verify it; earlier links stay valid.
  verificationEmail: { by: 'account', count: 5, seconds: HOUR },
  // Guessing a link's secret is hopeless; each attempt costs a query.
  verification: { by: 'address', count: 60, seconds: HOUR },
  // Each export reads everything stored about a customer.
  dataExport: { by: 'account', count: 5, seconds: DAY },
  // Each challenge is stored for minutes, each passkey permanently.
  passkey: { by: 'address', count: 200, seconds: TEN_MINUTES },
  // Each ticket is stored for minutes. A kiosk shows a new code every three minutes while its sign-in page is open.
  phoneSignInTicket: { by: 'device', count: 60, seconds: TEN_MINUTES },
  // Guessing a ticket or a code of 256 bits is hopeless; each attempt costs a query. A showroom shares one address.
  phoneSignIn: { by: 'address', count: 200, seconds: TEN_MINUTES },
  // Each subscription is stored for months, and each change of its watches costs some queries.
  push: { by: 'address', count: 200, seconds: TEN_MINUTES },
  // Emails to third parties in the dealer's name; cartEmailRecipient protects the inbox.
  cartEmail: { by: 'address', count: 120, seconds: HOUR },
  // Prevents flooding an inbox.
  cartEmailRecipient: { by: 'recipient', count: 10, seconds: HOUR },
  // Each link stores a copy of the cart for ten minutes; the kiosks of a showroom share an address.
  cartLink: { by: 'address', count: 200, seconds: HOUR },
  // Each request may test a card, which thieves do with lists of stolen cards. A shopper needs a few requests, a busy showroom some
  // hundred.
  placeOrder: { by: 'address', count: 600, seconds: TEN_MINUTES },
  placeOrderSession: { by: 'session', count: 100, seconds: TEN_MINUTES },
  // Each order awaits an online payment, and holds stock and a delivery slot until then.
  unpaidOrder: { by: 'address', count: 30, seconds: HOUR },
  // Each request may store a payment attempt and open a ticket at a provider.
  checkoutInfo: { by: 'address', count: 600, seconds: TEN_MINUTES },
  checkoutInfoSession: { by: 'session', count: 200, seconds: TEN_MINUTES },
  // Protects the orders of a tenant against one address that tries many numbers and emails.
  orderTracking: { by: 'address', count: 60, seconds: TEN_MINUTES },
  // Protects one order against many addresses that try emails; counts requests for orders that do not exist as well.
  orderTrackingNumber: { by: 'order', count: 20, seconds: HOUR },
  // Protects the orders of one email against many addresses that try numbers, which ascend.
  orderTrackingEmail: { by: 'account', count: 20, seconds: HOUR },
  // Each request becomes an email to the dealer. All kiosks of a showroom, and the guests of an event there, share one address.
  contact: { by: 'address', count: 120, seconds: HOUR },
  quote: { by: 'address', count: 120, seconds: HOUR },
  swatches: { by: 'address', count: 120, seconds: HOUR },
  // Each request may send an email; newsletterRecipient protects the inbox.
  newsletter: { by: 'address', count: 300, seconds: HOUR },
  // Prevents flooding an inbox; earlier links stay valid.
  newsletterRecipient: { by: 'recipient', count: 3, seconds: DAY },
  // Each comment awaits approval by the dealer's staff.
  comment: { by: 'address', count: 120, seconds: HOUR },
  // Each session has one vote, so faking votes requires many sessions.
  vote: { by: 'address', count: 120, seconds: HOUR },
  // One client must not use up the assistant's daily budget for all.
  chat: { by: 'address', count: 120, seconds: TEN_MINUTES },
  chatSession: { by: 'session', count: 30, seconds: TEN_MINUTES },
  // Requires no session; the storefront logs one entry per search.
  searchLog: { by: 'address', count: 600, seconds: TEN_MINUTES },
  // Requires no session; the storefront logs at most one event in two seconds.
  trackingLog: { by: 'address', count: 300, seconds: TEN_MINUTES },
  // Requires no session; each request contains up to 50 events, so a browser sends at most one every few seconds.
  shopEvents: { by: 'address', count: 3000, seconds: TEN_MINUTES },
  shopEventsSession: { by: 'session', count: 300, seconds: TEN_MINUTES },
  // Batches of monitored sessions: one every ten seconds.
  monitoring: { by: 'address', count: 1200, seconds: TEN_MINUTES },
  // A dealer has a few people, and one address tries their passwords; each attempt costs a slow hash.
  deskSignIn: { by: 'address', count: 30, seconds: TEN_MINUTES },
  deskSignInAccount: { by: 'account', count: 10, seconds: TEN_MINUTES },
  // An invitation's secret can't be guessed; each attempt costs a slow hash.
  deskInvitation: { by: 'address', count: 30, seconds: TEN_MINUTES },
  // Protects a short passcode against brute force.
  kioskPasscode: { by: 'member', count: 10, seconds: TEN_MINUTES },
  // Each call rings at every desk of the dealer. A shopper calls once, a busy kiosk a few times an hour.
  salesCall: { by: 'device', count: 30, seconds: TEN_MINUTES },
  // Protects against one address that tries many member codes; a showroom registers its screens from one address.
  kioskDevices: { by: 'address', count: 120, seconds: TEN_MINUTES },
  // Each code is stored for ten minutes; an unregistered screen requests one every ten minutes.
  kioskPairing: { by: 'address', count: 200, seconds: TEN_MINUTES },
} as const satisfies Record<string, Limit> & Record<EndpointLimit, Limit & { by: 'address' | 'session' }>;

export type LimitName = keyof typeof LIMITS;
/** Overrides of the counts above, for tests. */
export type LimitOverrides = Partial<Record<LimitName, number>>;
