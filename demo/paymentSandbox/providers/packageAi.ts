import * as z from 'zod/mini';
import { sendApprovalPage } from '../approvalPage.ts';
import type { SandboxProvider } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';
import { CANCEL } from '../windowScript.ts';

const wish = z.object({ language: z.string() });
const DAY_MS = 86_400_000;

/** packageAI: bookings of a delivery's day, and the page where the day is picked. */
export const packageAi: SandboxProvider = (app) => {
  const picked = new Map<string, { day: string; isFrench: boolean }>();
  const present = (id: string, host: string) => {
    const { day = '', isFrench = false } = picked.get(id) ?? {};
    const title = isFrench ? 'Livraison réservée' : 'Delivery booked';
    const message = isFrench ? 'Entre 9 h et 12 h.' : 'Between 9 a.m. and noon.';
    const booking_url = `http://${host}/packageai/page/${id}`;
    return { id, booking_url, delivery_date: day, title: day && title, message: day && message };
  };
  app.post('/v1/bookings', ({ body, host }) => {
    const id = newToken('pai', 'approved');
    picked.set(id, { day: '', isFrench: z.parse(wish, body).language === 'fr' });
    return present(id, host);
  });
  app.get<{ Params: { id: string } }>('/v1/bookings/:id', ({ params, host }) => present(params.id, host));
  app.get<{ Params: { id: string }; Querystring: { day?: string } }>(
    '/page/:id',
    ({ params: { id }, query: { day } }, reply) => {
      if (day) picked.set(id, { day, isFrench: picked.get(id)?.isFrench ?? false });
      const days = [4, 5, 6].map((ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10));
      return sendApprovalPage(reply, {
        provider: 'packageAI',
        amount: day ?? 'Pick a day',
        choices: day
          ? { 'Return to the shop': { say: { packageai: 'booked' } } }
          : {
              ...Object.fromEntries(days.map((one) => [one, { href: `${id}?day=${one}` }])),
              [CANCEL]: { say: { packageai: 'closed' } },
            },
      });
    },
  );
};
