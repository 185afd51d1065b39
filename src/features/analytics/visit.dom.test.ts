import { afterEach, expect, it } from 'vitest';
import { channelOf, forgetVisit, visitAt } from './visit';

afterEach(forgetVisit);

it.each([
  ['', '', 'direct'],
  ['', 'https://shop.example/other', 'direct'],
  ['', 'https://www.google.com/', 'search'],
  ['', 'https://duckduckgo.com/', 'search'],
  ['', 'https://l.facebook.com/', 'social'],
  ['', 'https://t.co/abc', 'social'],
  ['', 'https://blog.example/post', 'referral'],
  ['?gclid=1', 'https://www.google.com/', 'paid'],
  ['?utm_medium=cpc', '', 'paid'],
  ['?utm_medium=Email', 'https://www.google.com/', 'email'],
  ['?utm_medium=social-post', '', 'social'],
  ['?utm_source=partner', '', 'referral'],
  ['', 'no address', 'direct'],
])('a visit by %s from %s has the channel', (search, referrer, channel) =>
  expect(channelOf({ search, hostname: 'shop.example' }, referrer)).toBe(channel),
);

it('a visit lasts until half an hour without an event; a kiosk’s has its own channel', () => {
  const minute = 60_000;
  const first = visitAt(0, false);
  expect(first.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(visitAt(29 * minute, false).id).toBe(first.id);
  expect(visitAt(58 * minute, false).id).toBe(first.id);
  expect(visitAt(89 * minute, false).id).not.toBe(first.id);
  forgetVisit();
  expect(visitAt(90 * minute, true).channel).toBe('kiosk');
});
