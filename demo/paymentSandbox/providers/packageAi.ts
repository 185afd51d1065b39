import * as z from 'zod/mini';
import { CANCEL, sendApprovalPage } from '../approvalPage.ts';
import { newToken, type SandboxProvider } from '../sandboxProvider.ts';

const bookingBody = z.object({ language: z.string(), available_days: z._default(z.array(z.string()), []) });

interface Booking {
  day: string;
  /** Days of the dealer's calendar, YYYY-MM-DD. */
  days: readonly string[];
  isFrench: boolean;
}

/** Formats a day like the shop: Tue, Dec 1. */
const dayText = (day: string, isFrench: boolean) =>
  new Intl.DateTimeFormat(isFrench ? 'fr-CA' : 'en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

/** packageAI: bookings of a delivery day, and the page on which the shopper picks the day. */
export const packageAi: SandboxProvider = (app) => {
  const bookings = new Map<string, Booking>();
  const bookingOf = (id: string, host: string) => {
    const { day = '', isFrench = false } = bookings.get(id) ?? {};
    const title = isFrench ? 'Livraison réservée' : 'Delivery booked';
    const message = isFrench ? 'Entre 9 h et 12 h.' : 'Between 9 a.m. and noon.';
    const booking_url = `http://${host}/packageai/page/${id}`;
    return { id, booking_url, delivery_date: day, title: day && title, message: day && message };
  };
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (url.includes('/v1/') && headers.authorization !== 'Bearer demo') await reply.code(401).send({});
  });
  app.post('/v1/bookings', ({ body, host }) => {
    const id = newToken('pai', 'approved');
    const { language, available_days: days } = z.parse(bookingBody, body);
    bookings.set(id, { day: '', days, isFrench: language === 'fr' });
    return bookingOf(id, host);
  });
  app.get<{ Params: { id: string } }>('/v1/bookings/:id', ({ params, host }) => bookingOf(params.id, host));
  app.get<{ Params: { id: string }; Querystring: { day?: string } }>(
    '/page/:id',
    ({ params: { id }, query: { day } }, reply) => {
      const { days = [], isFrench = false } = bookings.get(id) ?? {};
      if (day && days.includes(day)) bookings.set(id, { day, days, isFrench });
      return sendApprovalPage(reply, {
        provider: 'packageAI',
        amount: day ? dayText(day, isFrench) : isFrench ? 'Choisissez un jour' : 'Pick a day',
        choices: day
          ? { 'Return to the shop': { message: { packageai: 'booked' } } }
          : {
              ...Object.fromEntries(
                days.map((date) => [dayText(date, isFrench), { href: `${id}?day=${date}` }]),
              ),
              [CANCEL]: { message: { packageai: 'closed' } },
            },
      });
    },
  );
};
