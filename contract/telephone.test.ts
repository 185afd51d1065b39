import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTelephone, isTelephone, maskTelephone } from './telephone';

it.each([
  ['5552345678', '(555) 234-5678'],
  ['1-555-234-5678', '(555) 234-5678'],
  ['(555) 234-5678', '(555) 234-5678'],
  ['555.234.5678 ext. 12', '(555) 234-5678 ext. 12'],
  ['5552345678x12', '(555) 234-5678 x12'],
  ['+52 55 2345 6789', '+52 55 2345 6789'],
  ['+4930 1234567', '+4930 1234567'],
  ['555-2345', '555-2345'],
  ['', ''],
])('%j is formatted as %j', (input, expected) => expect(formatTelephone(input)).toBe(expected));

it.each([
  '(555) 234-5678',
  '+1 555 234 5678',
  '+52 55 2345 6789',
  '+44 20 7946 0958 x7',
  '(555) 234-5678 #12',
])('%j is a telephone number', (value) => expect(isTelephone(value)).toBe(true));

it.each([
  '1552345678',
  '(555) 134-5678',
  '555-2345',
  '',
  '+5',
  '+52 55',
  '(555) 234-5678 x',
  '52 55 2345 6789',
])('%j is none', (value) => expect(isTelephone(value)).toBe(false));

describe('while typing', () => {
  it.each([
    ['5552345678', '(555) 234-5678'],
    ['+1 555 234 5678', '+1 (555) 234-5678'],
    ['1-555-234-5678', '+1 (555) 234-5678'],
    ['+', '+'],
    ['+1', '+1'],
    ['1', '+1'],
    ['+1503', '+1 503'],
    ['+15032', '+1 (503) 2'],
    ['+5', '+5'],
    ['+52 55 2345 6789', '+52 55 2345 6789'],
    ['5552345678 ext', '(555) 234-5678 ext'],
    ['(555) 234-5678 x12', '(555) 234-5678 x12'],
    ['5552345678#7', '(555) 234-5678 #7'],
    ['555x', '555'],
    ['0', ''],
    ['+10503', '+1 503'],
    ['0503', '503'],
    ['(503) 1', '503'],
    ['(503) 0', '503'],
    ['5031234', '(503) 234'],
    ['555234567899', '(555) 234-5678'],
    ['555', '555'],
    ['55523', '(555) 23'],
  ])('%s is masked as %s', (typed, masked) => expect(maskTelephone(typed)).toBe(masked));

  it('masking is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => maskTelephone(maskTelephone(typed)) === maskTelephone(typed)),
    );
  });
});
