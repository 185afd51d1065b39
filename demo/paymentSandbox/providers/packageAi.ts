import * as z from 'zod/mini';
import { CANCEL, sendApprovalPage } from '../approvalPage.ts';
import { newToken, type SandboxProvider } from '../sandboxProvider.ts';

const bookingBody = z.object({ language: z.string() });
const DAY_MS = 86_400_000;

/** packageAI: bookings of a delivery day, and the page on which the shopper picks the day. */
export const packageAi: SandboxProvider = (app) => {
  const bookings = new Map<string, { day: string; isFrench: boolean }>();
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
    bookings.set(id, { day: '', isFrench: z.parse(bookingBody, body).language === 'fr' });
    return bookingOf(id, host);
  });
  app.get<{ Params: { id: string } }>('/v1/bookings/:id', ({ params, host }) => bookingOf(params.id, host));
  app.get<{ Params: { id: string }; Querystring: { day?: string } }>(
    '/page/:id',
    ({ params: { id }, query: { day } }, reply) => {
      if (day) bookings.set(id, { day, isFrench: bookings.get(id)?.isFrench ?? false });
      const days = [4, 5, 6].map((ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10));
      return sendApprovalPage(reply, {
        provider: 'packageAI',
        amount: day ?? 'Pick a day',
        choices: day
          ? { 'Return to the shop': { message: { packageai: 'booked' } } }
          : {
              ...Object.fromEntries(days.map((date) => [date, { href: `${id}?day=${date}` }])),
              [CANCEL]: { message: { packageai: 'closed' } },
            },
      });
    },
  );
};
