import { describe, expect, it } from 'vitest';
import { phoneDigits } from './phoneDigits';

describe('phoneDigits', () => {
  it.each([
    ['503-555-0100', '5035550100'],
    ['(503) 555-0100', '5035550100'],
    ['+1 503.555.0100', '5035550100'],
    ['1-503-555-0100', '5035550100'],
    ['5035550100', '5035550100'],
  ])('returns the digits of %s', (phone, digits) => expect(phoneDigits(phone)).toBe(digits));

  it.each(['', 'call us', '555-0100', '503-555-010', '503/555/0100', '503-555-0100 ext 4'])(
    'rejects %j',
    (phone) => expect(phoneDigits(phone)).toBeNull(),
  );
});
