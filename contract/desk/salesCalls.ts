import * as z from 'zod/mini';
import { deskCall } from './deskCall';

const salesCall = z.object({
  id: z.number(),
  status: z.enum(['ringing', 'accepted']),
  device: z.string(),
  location: z.string(),
  location_name: z.string(),
  /** Empty if the screen shows no product. */
  product_name: z.string(),
  image_url: z.string(),
  /** Path of the page on the screen. */
  path: z.string(),
  called_at: z.string(),
  accepted_by: z.string(),
});
export type SalesCall = z.output<typeof salesCall>;

export const listSalesCalls = deskCall({
  role: 'viewer',
  subject: 'salesCalls',
  method: 'GET',
  path: '/sales-calls',
  summary: 'Shoppers at a kiosk who wait for a salesperson',
  response: z.object({
    calls: z.array(salesCall),
    locations: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The server's time, from which ages are computed. */
    now: z.string(),
  }),
});

const params = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

export const acceptSalesCall = deskCall({
  role: 'viewer',
  subject: 'salesCalls',
  method: 'POST',
  path: '/sales-calls/{id}/acceptance',
  summary: 'Accepts the call of a shopper',
  params,
  response: z.object({ success: z.boolean() }),
});

export const closeSalesCall = deskCall({
  role: 'viewer',
  subject: 'salesCalls',
  method: 'DELETE',
  path: '/sales-calls/{id}',
  summary: 'Closes the call of a shopper',
  params,
  response: z.object({ success: z.boolean() }),
});
