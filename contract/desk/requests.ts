import * as z from 'zod/mini';
import { longInput, wholeInput } from '../inputs';
import { deskCall } from './deskCall';

export const requestStatuses = ['open', 'answered', 'closed'] as const;
const status = z.enum(requestStatuses);
export type RequestStatus = z.output<typeof status>;

export const requestKinds = ['contact', 'request-quote', 'swatches'] as const;
const kind = z.enum(requestKinds);

const shopperRequest = z.object({
  id: z.number(),
  kind,
  status,
  name: z.string(),
  email: z.string(),
  telephone: z.string(),
  created_at: z.string(),
  note: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The product on whose page it was written; empty for none. */
  product: z.string(),
  /** Path of that product; empty for none. */
  path: z.string(),
  /** Language of the shopper: en, fr. */
  language: z.string(),
  /** Number of a quote request; empty for any other request. */
  reference: z.string(),
  items: z.array(z.object({ name: z.string(), sku: z.string(), qty: z.number(), total: z.string() })),
  subtotal: z.string(),
  swatches: z.array(z.string()),
  address: z.array(z.string()),
});
export type ShopperRequest = z.output<typeof shopperRequest>;

/** Requests, newest first, 50 per page. before: id of the last one already read; 0 for the first page */
export const listRequests = deskCall({
  role: 'viewer',
  subject: 'requests',
  method: 'GET',
  path: '/requests',
  summary: 'Contact, quote and swatch requests',
  query: z.object({
    before: wholeInput(0),
    status: z._default(z.union([status, z.literal('')]), ''),
    kind: z._default(z.union([kind, z.literal('')]), ''),
  }),
  response: z.object({ requests: z.array(shopperRequest), has_more: z.boolean(), open: z.number() }),
});

export const changeRequest = deskCall({
  role: 'editor',
  subject: 'requests',
  method: 'PUT',
  path: '/requests/{id}',
  summary: 'Changes status or note of a request',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) }),
  body: z.object({ status: z.optional(status), note: z.optional(longInput) }),
  response: shopperRequest,
});
