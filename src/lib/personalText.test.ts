import { expect, it } from 'vitest';
import { isPersonal, withoutPersonal } from './personalText';

it.each([
  ['Is my wombat allowed?', false],
  ['Is it 84 inches wide, or 92?', false],
  ['Write to ada@example.com', true],
  ['call 503-555-0100', true],
  ['my order 100001', true],
  ['ship to 97201', true],
])('whether "%s" may name a person', (text, expected) => expect(isPersonal(text)).toBe(expected));

it.each([
  ['Error at https://shop.test/a.js?token=secret:3:4', 'Error at https://shop.test/a.js'],
  ['No customer ada@example.com (503) 555-0100', 'No customer [email] [number]'],
  [
    'at f (https://shop.test/assets/main-abc.js:12:34567)',
    'at f (https://shop.test/assets/main-abc.js:12:34567)',
  ],
])('removes what names a person from "%s"', (text, clean) => expect(withoutPersonal(text)).toContain(clean));
