import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getChatMessages } from '../../../contract/chat.ts';
import { listLocations } from '../../../contract/location.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

/** The clock of the test begins on Saturday, November 21. */
const locationAt = async (language: string) => {
  const headers = { 'accept-language': language };
  const { body } = await shop
    .newBrowser()
    .call('GET', '/locations?storelocationid=portland-pearl', undefined, headers);
  const [location] = z.parse(listLocations.response, body);
  if (!location) throw new Error('The location is missing.');
  return location;
};

it('locations name their special days of the next weeks, and list those of the next two with the week', async () => {
  const { special_days, hours, week } = await locationAt('en');
  expect(special_days).toEqual([
    { date: '2026-11-26', name: 'Thanksgiving', opens: '', closes: '' },
    { date: '2026-12-24', name: 'Christmas Eve', opens: '10:00', closes: '15:00' },
    { date: '2026-12-25', name: 'Christmas', opens: '', closes: '' },
    { date: '2027-01-01', name: 'New Year’s Day', opens: '', closes: '' },
  ]);
  expect(week).toHaveLength(7);
  expect(hours.slice(7)).toEqual([{ day: 'Thu, Nov 26 (Thanksgiving)', hours: 'Closed' }]);
  expect((await locationAt('fr')).special_days[2]).toMatchObject({ name: 'Noël' });
});

it('the assistant knows them', async () => {
  const [product] = await stockSimpleProducts(shop, 1, 5);
  const browser = await shop.newBrowser().startSession();
  const { body } = await browser.call('PUT', `/chat/message/${product?.id}`, {
    url: '/',
    userPrompt: 'What are your hours on Thanksgiving?',
  });
  expect(z.parse(getChatMessages.response, body).at(-1)?.text).toContain('Nov 26 (Thanksgiving) Closed');
});

it('a day of early closing is listed with its hours', async () => {
  shop.advanceClock(25 * 86_400);
  expect((await locationAt('en')).hours.slice(7)).toEqual([
    { day: 'Thu, Dec 24 (Christmas Eve)', hours: '10 AM – 3 PM' },
    { day: 'Fri, Dec 25 (Christmas)', hours: 'Closed' },
  ]);
});

it('after midnight, yesterday’s special hours are still sent, but no longer listed', async () => {
  shop.advanceClock(9 * 86_400);
  const { special_days, hours } = await locationAt('en');
  expect(special_days[0]).toMatchObject({ date: '2026-12-24', opens: '10:00', closes: '15:00' });
  expect(hours[7]).toEqual({ day: 'Fri, Dec 25 (Christmas)', hours: 'Closed' });
});
