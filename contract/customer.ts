import * as z from 'zod/mini';
import { customerAddress, customerAddressInput } from './address';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { converted, flag, id, isAbsent, maybe, orValue, readAs, section, text } from './fields';
import { inputFlag, inputId, inputText, maybeInput, maybeLongInput } from './inputs';
import { product } from './product';
import { isObject } from './reshape';
import { uniqueList } from './uniqueList';

const customerData = z.object({
  newsletter_is_subscribed: flag(),
  csrf_token: text(),
  sid: text(),
  amazon_logged_in: flag(),
  /** false: the account's email is not confirmed yet. Backends without email confirmation omit it. */
  email_is_verified: flag(true),
});

/** The session; customer_id is null for a guest. The client sends csrf_token with every write. */
const sessionFields = z.object({
  customer_id: maybe(id),
  firstname: text(),
  lastname: text(),
  email: text(),
  isloggedin: flag(),
  customer_data: section(customerData),
});

/** The fields of the customer may be within `customer`. */
function withCustomer(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { customer, ...others } = value;
  return isObject(customer) ? { ...customer, ...others } : others;
}

/**
 * The fields of customer_data may be at the top level. Without isloggedin, a customer_id other than 0 means that the customer is signed
 * in.
 */
function toSession(value: unknown): unknown {
  if (!isObject(value)) return value;
  const id = Number(value.customer_id) === 0 ? null : value.customer_id;
  return {
    ...value,
    customer_id: id,
    isloggedin: isAbsent(value.isloggedin) ? !isAbsent(id) : value.isloggedin,
    customer_data: isAbsent(value.customer_data) ? value : value.customer_data,
  };
}
export const session = converted(
  withCustomer,
  readAs(converted(toSession, sessionFields), {
    customer_id: ['entity_id', 'id'],
    isloggedin: ['is_logged_in', 'logged_in'],
    firstname: ['first_name'],
    lastname: ['last_name'],
  }),
);
export type Session = z.output<typeof session>;

const key = z.object({ id: inputText });
const profile = { firstname: inputText, lastname: inputText, email: inputText };

export const getSession = endpoint({
  method: 'GET',
  path: '/customers/self/session',
  summary: 'The session of this browser',
  response: session,
});
export const signIn = endpoint({
  method: 'POST',
  path: '/customers/self/session',
  limits: ['signIn'],
  summary: 'Signs in; the session’s cart is merged into the customer’s',
  body: z.object({ login: inputText, password: inputText }),
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
  limits: ['signUp'],
  summary: 'Creates an account (201) and signs in',
  body: z.object({
    ...profile,
    password: inputText,
    newsletter_is_subscribed: inputFlag,
    'g-recaptcha-response': maybeLongInput,
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
      password: inputText,
      current_password: inputText,
    }),
  ),
  response: session,
});
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/customer/forgotpassword',
  limits: ['passwordReset'],
  summary: 'Requests a link to reset the password',
  body: z.object({ email: inputText }),
  response: confirmation,
});
export const resetPassword = endpoint({
  method: 'POST',
  path: '/customer/resetpassword',
  limits: ['passwordReset'],
  summary: 'Sets a new password with the token of a reset link',
  body: z.object({ token: inputText, password: inputText, confirmation: inputText }),
  response: confirmation,
});
export const putNewsletter = endpoint({
  method: 'PUT',
  path: '/newsletter',
  limits: ['newsletter'],
  summary: 'Subscribes or unsubscribes',
  body: z.object({
    is_subscribed: inputFlag,
    email: maybeInput,
    'g-recaptcha-response': maybeLongInput,
  }),
  response: confirmation,
});
export const putNewsletterLink = endpoint({
  method: 'PUT',
  path: '/newsletter/link',
  isExtension: true,
  limits: ['newsletter'],
  summary: 'Subscribes or unsubscribes the address that an emailed link was sent to',
  body: z.object({ token: z.string().check(z.maxLength(100)), is_subscribed: z.boolean() }),
  response: confirmation,
});
export const listAddresses = endpoint({
  method: 'GET',
  path: '/customers/{id}/addresses',
  summary: 'Address book',
  params: key,
  response: uniqueList(customerAddress, 'entity_id'),
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

const wishFields = z.object({ product_id: id, product: maybe(product) });
/** An item may be the product itself, or an object that contains it. */
const toWish = (value: unknown) => {
  if (!isObject(value) || !isAbsent(value.product_id)) return value;
  const own = isObject(value.product) ? value.product : value;
  return { ...value, product_id: own.entity_id ?? own.id, product: isAbsent(own.name) ? null : own };
};
const wishlist = uniqueList(
  converted(toWish, orValue<typeof wishFields, string>('product_id', wishFields)),
  'product_id',
);
export const wish = z.object({ product_id: inputId });
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
  summary: 'Removes from the wishlist',
  // Another client may send the id in the body, where our own backend reads it, too.
  query: z.object({
    product_id: z.pipe(
      z.transform((value: string | number | undefined) => value ?? ''),
      inputId,
    ),
  }),
  response: wishlist,
});
