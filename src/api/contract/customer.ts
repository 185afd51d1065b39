import * as z from 'zod/mini';
import { customerAddress, customerAddressInput } from './address';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { flag, id, optionalString, string, text } from './fields';
import { product } from './product';

const customerData = z.object({
  newsletter_is_subscribed: flag(),
  csrf_token: text(),
  sid: text(),
  amazon_logged_in: flag(),
});

/** Who this session belongs to; customer_id is null for a visitor. csrf_token goes out with every write. */
export const session = z.object({
  customer_id: z._default(z.nullable(id), null),
  firstname: text(),
  lastname: text(),
  email: text(),
  isloggedin: flag(),
  customer_data: customerData,
});
export type Session = z.output<typeof session>;

const key = z.object({ id: string });
const profile = { firstname: string, lastname: string, email: string };

export const getSession = endpoint({
  method: 'GET',
  path: '/customers/self/session',
  summary: 'The session of this browser',
  response: session,
});
export const signIn = endpoint({
  method: 'POST',
  path: '/customers/self/session',
  summary: 'Signs in; the visitor cart is merged into the customer cart',
  body: z.object({ login: string, password: string }),
  response: session,
});
export const signOut = endpoint({
  method: 'DELETE',
  path: '/customers/self/session',
  summary: 'Signs out',
  response: session,
});
export const createCustomer = endpoint({
  method: 'POST',
  path: '/customers',
  summary: 'Creates an account (201) and signs in',
  body: z.object({
    ...profile,
    password: string,
    newsletter_is_subscribed: flag(),
    'g-recaptcha-response': optionalString,
  }),
  response: session,
});
export const getCustomer = endpoint({
  method: 'GET',
  path: '/customers/{id}',
  summary: 'Profile',
  params: key,
  response: session,
});
export const putCustomer = endpoint({
  method: 'PUT',
  path: '/customers/{id}',
  summary: 'Changes the profile or the password',
  params: key,
  body: z.partial(
    z.object({
      ...profile,
      newsletter_is_subscribed: z.boolean(),
      password: string,
      current_password: string,
    }),
  ),
  response: session,
});
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/customer/forgotpassword',
  summary: 'Asks for a reset link',
  body: z.object({ email: string }),
  response: confirmation,
});
export const resetPassword = endpoint({
  method: 'POST',
  path: '/customer/resetpassword',
  summary: 'Sets a new password with the token of a reset link',
  body: z.object({ token: string, password: string, confirmation: string }),
  response: confirmation,
});
export const putNewsletter = endpoint({
  method: 'PUT',
  path: '/newsletter',
  summary: 'Subscribes or unsubscribes',
  body: z.object({
    is_subscribed: flag(),
    email: optionalString,
    'g-recaptcha-response': optionalString,
  }),
  response: confirmation,
});
export const listAddresses = endpoint({
  method: 'GET',
  path: '/customers/{id}/addresses',
  summary: 'Address book',
  params: key,
  response: z.array(customerAddress),
});
export const postAddress = endpoint({
  method: 'POST',
  path: '/customers/{id}/addresses',
  summary: 'Adds an address',
  params: key,
  body: customerAddressInput,
  response: customerAddress,
});
export const putAddress = endpoint({
  method: 'PUT',
  path: '/customers/addresses/{id}',
  summary: 'Changes an address',
  params: key,
  body: customerAddressInput,
  response: customerAddress,
});
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/customers/addresses/{id}',
  summary: 'Removes an address',
  params: key,
  response: confirmation,
});

const wishlist = z.array(z.object({ product_id: id, product: z._default(z.nullable(product), null) }));
const wish = z.object({ product_id: id });
export const listWishlist = endpoint({
  method: 'GET',
  path: '/customer/wishlist/items',
  summary: 'Wishlist',
  response: wishlist,
});
export const postWishlist = endpoint({
  method: 'POST',
  path: '/customer/wishlist/items',
  summary: 'Adds to the wishlist',
  body: wish,
  response: wishlist,
});
export const deleteWishlist = endpoint({
  method: 'DELETE',
  path: '/customer/wishlist/items',
  summary: 'Takes off the wishlist',
  query: wish,
  response: wishlist,
});
