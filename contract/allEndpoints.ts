import * as accountSecurity from './accountSecurity';
import * as blogDiscussion from './blogDiscussion';
import * as cart from './cartEndpoints';
import * as category from './category';
import * as chat from './chat';
import * as config from './config';
import * as content from './content';
import * as customer from './customer';
import * as customerLists from './customerLists';
import * as delivery from './delivery';
import type { AnyEndpoint } from './endpoint';
import * as financing from './financingEndpoints';
import * as location from './location';
import * as order from './order';
import * as passkey from './passkey';
import * as payment from './paymentEndpoints';
import * as phoneSignIn from './phoneSignIn';
import * as product from './productEndpoints';
import * as push from './push';
import * as search from './search';
import * as shopEvents from './shopEvents';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

/** Every endpoint of /api/rest, for the server's routes, OpenAPI and conformance checks. Never import this in src/. */
export const allEndpoints: readonly AnyEndpoint[] = [
  accountSecurity,
  blogDiscussion,
  cart,
  category,
  chat,
  config,
  content,
  customer,
  customerLists,
  delivery,
  financing,
  location,
  order,
  passkey,
  payment,
  phoneSignIn,
  product,
  push,
  search,
  shopEvents,
].flatMap((module) => Object.values(module).filter(isEndpoint));
