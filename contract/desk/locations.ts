import * as z from 'zod/mini';
import { inputText } from '../inputs';
import { isTimeZone } from '../timeZone';
import { deskCall } from './deskCall';

const location = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  /** IANA name; '' for the tenant's time zone. */
  time_zone: z.string(),
});
export type DeskLocation = z.output<typeof location>;

export const listDeskLocations = deskCall({
  role: 'viewer',
  subject: 'devices',
  method: 'GET',
  path: '/locations',
  summary: 'Showrooms with their time zones',
  response: z.object({ locations: z.array(location) }),
});

export const changeLocation = deskCall({
  role: 'owner',
  subject: 'devices',
  affects: ['playlists'],
  method: 'PUT',
  path: '/locations/{id}',
  summary: 'Changes the time zone of a location',
  params: z.object({ id: inputText }),
  body: z.object({
    time_zone: z.string().check(
      z.maxLength(60),
      z.refine((zone) => zone === '' || isTimeZone(zone), { error: 'No such time zone' }),
    ),
  }),
  response: z.object({ success: z.boolean() }),
});
