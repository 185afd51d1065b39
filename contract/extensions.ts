/**
 * Endpoints that the specification does not have (docs/spec/20 §8), as `METHOD path`. A dealer's own backend may answer
 * them with 404, 405 or 501: the storefront then uses the specified call or hides the feature.
 */
export const extensions: ReadonlySet<string> = new Set([
  'GET /blog/{id}/talk',
  'POST /blog/{id}/comments',
  'POST /blog/{id}/votes',
  'GET /cart/delivery/{zip}',
  'GET /cart/pickup',
  'GET /cart/shipping/{zip}',
  'GET /delivery/{zip}',
  'GET /products/{id}/pickup',
  'POST /cart/link',
  'POST /cart/restore',
  'POST /events',
  'POST /forms/{form}',
  'GET /customer/saved/items',
  'PUT /customer/saved/items',
  'DELETE /customer/saved/items',
  'GET /customer/viewed/items',
  'PUT /customer/viewed/items',
  'DELETE /customer/viewed/items',
  'GET /customers/self/sessions',
  'DELETE /customers/self/sessions',
  'DELETE /customers/self/sessions/{id}',
  'POST /customers/self/export',
  'POST /customers/self/deletion',
  'POST /customer/email/verification',
  'PUT /customer/email/verification',
  'GET /customers/self/passkeys',
  'GET /customers/self/passkeys/options',
  'POST /customers/self/passkeys',
  'PUT /customers/self/passkeys/{id}',
  'DELETE /customers/self/passkeys/{id}',
  'GET /customers/self/session/passkey',
  'POST /customers/self/session/passkey',
  'POST /customers/self/phone-sign-in',
  'GET /customers/self/phone-sign-in',
  'POST /customers/self/phone-sign-in/session',
  'GET /customers/self/phone-sign-in/{code}',
  'PUT /customers/self/phone-sign-in/{code}',
  'GET /push/key',
  'PUT /push/watches',
  'POST /push/watches',
  'POST /push/watches/stop',
  'PUT /newsletter/link',
  'POST /orders/{id}/reopen',
  'POST /orders/track',
  'POST /products/{id}/reviews/{review_id}/votes',
  'POST /products/{id}/swatches',
  'POST /paypal/standard/notification',
]);

/**
 * Every call that the storefront can do without. A backend that answers one with 404, 405 or 501 is not asked again during
 * the visit: the extensions, and the specified calls whose failure nobody sees.
 */
export const optionalCalls: ReadonlySet<string> = new Set([
  ...extensions,
  'GET /scripts',
  'POST /alta/log',
  'PUT /elasticsearch/log/query',
]);

/** The optional calls that a 404 to one of them reveals as missing: the whole path does not exist. */
export const callsOfPath = (name: string): string[] =>
  [...optionalCalls].filter((other) => other.split(' ')[1] === name.split(' ')[1]);
