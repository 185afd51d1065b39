import { describe, expect, it } from 'vitest';
import { cardErrors, cardMessages, cardTypeOf, spacedNumber } from './cardRules';

const now = new Date('2026-11-21T12:00:00Z');
const visa = {
  cc_type: 'VI',
  cc_number: '4111 1111 1111 1111',
  cc_exp_month: '12',
  cc_exp_year: '2028',
  cc_cid: '123',
};
const accepted = ['VI', 'MC', 'AE', 'DI'];

describe('card rules (docs/spec/13 §3)', () => {
  it('accept a valid card of each type', () => {
    expect(cardErrors(visa, accepted, now)).toEqual([]);
    expect(cardErrors({ ...visa, cc_type: 'MC', cc_number: '5555555555554444' }, accepted, now)).toEqual([]);
    const amex = { ...visa, cc_type: 'AE', cc_number: '378282246310005', cc_cid: '1234' };
    expect(cardErrors(amex, accepted, now)).toEqual([]);
  });

  it.each([
    ['a type the method does not take', visa, ['MC'], ['typeNotAccepted']],
    ['a number of another type', { ...visa, cc_type: 'MC' }, accepted, ['mismatch']],
    ['a slip in the number', { ...visa, cc_number: '4111111111111112' }, accepted, ['mismatch']],
    ['a code of four', { ...visa, cc_cid: '1234' }, accepted, ['cvnLength']],
    ['a code that is no number', { ...visa, cc_cid: '12a' }, accepted, ['cvnLength']],
    ['last month', { ...visa, cc_exp_month: '10', cc_exp_year: '2026' }, accepted, ['expired']],
    ['no month', { ...visa, cc_exp_month: '' }, accepted, ['expired']],
    [
      'a code of three for American Express',
      { ...visa, cc_type: 'AE', cc_number: '378282246310005' },
      accepted,
      ['cvnLength'],
    ],
  ])('reject %s', (_, card, types, faults) => expect(cardErrors(card, types, now)).toEqual(faults));

  it.each([
    ['2026-11-21T12:00:00Z', []],
    // 18:00 on November 30 in Portland.
    ['2026-12-01T02:00:00Z', []],
    ['2026-12-01T12:00:00Z', ['expired']],
  ])('judge a card of November at %s: %j', (moment, faults) => {
    const card = { ...visa, cc_exp_month: '11', cc_exp_year: '2026' };
    expect(cardErrors(card, accepted, new Date(moment))).toEqual(faults);
  });

  it('use the message keys of the specification', () => {
    expect(cardMessages).toMatchObject({
      typeNotAccepted: 'Credit card type not accepted',
      mismatch: 'Credit card type/number mismatch.',
      cvnLength: 'Invalid CVN length.',
    });
  });
});

it.each([
  ['4111', 'VI'],
  ['37', 'AE'],
  ['6011', 'DI'],
  ['', ''],
])('a number that starts with %s is of type %s', (number, type) => expect(cardTypeOf(number)).toBe(type));

it.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['378282246310005', '3782 822463 10005'],
  ['41-11x1', '4111 1'],
])('%s is shown as %s', (typed, expected) => expect(spacedNumber(typed)).toBe(expected));
