import { expect, it } from 'vitest';
import { allEndpoints } from './allEndpoints';
import { endpointName } from './endpoint';

/** The calls of docs/spec, chapter by chapter. */
const specified = `
GET /config, GET /categories, GET /menus, GET /blocks, GET /blocks/{identifier}, GET /scripts, GET /pages/{identifier},
GET /categories/{key}, GET /dynamic-category/{attribute}/{value}, GET /search/{term}, GET /search/{term}/autocomplete,
GET /dynamic-category/brandsource_point_of_sale_marketing/{values}/products, PUT /elasticsearch/log/query,
GET /promobanners/{bannerId}, GET /promobanners/bannertype/{type}, GET /blog, POST /alta/log, GET /products/{id},
GET /products/{id}/reviews/summary, GET /products/{id}/inventory, GET /products/{id}/shipping/{zip},
GET /personal/products, GET /locations, GET /cart, PUT /cart, DELETE /cart, PUT /cart/shipping_address,
DELETE /cart/shipping_address, PUT /cart/billing_address, DELETE /cart/billing_address, POST /cart/items,
PUT /cart/items/{id}, DELETE /cart/items/{id}, PUT /cart/payment, GET /cart/payment, DELETE /cart/payment,
POST /cart/place, POST /cart/email, PUT /cart/shipping, GET /cart/region, GET /cart/{provider}/checkoutinfo,
POST /cart/{provider}/checkoutinfo, PUT /cart/packageai/checkoutinfo, POST /cart/fairstone/initiatecheckout,
POST /cart/fairstone/postplans, GET /fairstone/financeplans, GET /tdbank/applyinfo, POST /tdbank/opentobuy,
GET /paypal/standard/redirect, GET /customers/self/session, POST /customers/self/session,
DELETE /customers/self/session, GET /customers/{id}, PUT /customers/{id}, POST /customers,
POST /customer/forgotpassword, POST /customer/resetpassword, PUT /newsletter, GET /customers/{id}/addresses,
POST /customers/{id}/addresses, PUT /customers/addresses/{id}, DELETE /customers/addresses/{id}, GET /orders,
GET /customer/wishlist/items, POST /customer/wishlist/items, DELETE /customer/wishlist/items,
PUT /chat/message/{productId}, GET /chat/message/{productId}, POST /chat/feedback/{productId},
GET /chat/feedback/{productId}`
  .split(',')
  .map((call) => call.trim());

it('declares every endpoint that the specification does not have as an extension', () => {
  const declared = allEndpoints.filter(({ isExtension }) => !isExtension).map(endpointName);
  expect(declared.sort()).toEqual(specified.sort());
});
