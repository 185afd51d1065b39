import { expect, it } from 'vitest';
import { cleanEmail, cleanPastedText, isEmail } from './emailAddress.ts';

it.each([
  'ada@example.com',
  'ada.byron+x@mail.example.co.uk',
  "o'hara@example.com",
  'ada@müller.example',
  'ada@xn--mller-kva.example',
])('%s is an email address', (text) => expect(isEmail(text)).toBe(true));

it.each([
  'ada@example.com.',
  'ada..b@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@localhost',
  'ada@.com',
  'ada@10.0.0.1',
  'a b@example.com',
  'ada@b@example.com',
  'ada@exa_mple.com',
  `${'a'.repeat(250)}@example.com`,
])('%s is none', (text) => expect(isEmail(text)).toBe(false));

it.each([
  '\u200bada@example.com\u00a0',
  '"ada@example.com"',
  '“ada@example.com”',
  '<mailto:ada@example.com>',
  'MAILTO: ada@example.com',
  'ada@exam\u00adple.com',
])('cleans %j', (text) => expect(cleanEmail(text)).toBe('ada@example.com'));

it('leaves no unseen character in pasted text', () => {
  expect(cleanPastedText('\ufeff Ada\u00a0\u00a0Lind\u200b ')).toBe('Ada Lind');
});
