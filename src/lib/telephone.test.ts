import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTelephone, maskTelephone } from './telephone';

describe('telephone', () => {
  it.each([
    ['5552345678', '(555) 234-5678'],
    ['+1 555 234 5678', '+1 (555) 234-5678'],
    ['1-555-234-5678', '+1 (555) 234-5678'],
    ['+', '+'],
    ['+1', '+1'],
    ['1', '+1'],
    ['+1503', '+1 503'],
    ['+15032', '+1 (503) 2'],
    ['+5', '5'],
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

  it.each(['1552345678', '(555) 134-5678', '555-2345', ''])('%s is not a telephone number', (value) => {
    expect(isTelephone(value)).toBe(false);
  });
});
