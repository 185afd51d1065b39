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
  'POST /forms/{form}',
  'PUT /newsletter/link',
  'POST /orders/{id}/reopen',
  'POST /orders/track',
  'POST /products/{id}/reviews/{review_id}/votes',
  'POST /products/{id}/swatches',
  'POST /paypal/standard/notification',
]);
