import { describe, expect, it } from 'vitest';
import { isPermittedReferrer } from './useIsPermittedReferrer';

const OWN = 'https://maple.example';
const from = (referrer: string, frame = 'https://mall.example/shops/maple') =>
  isPermittedReferrer(frame, referrer, OWN);

describe('isPermittedReferrer', () => {
  it('permits the frame’s site and the shop itself', () => {
    expect([from('https://mall.example/'), from(`${OWN}/catalog`)]).toEqual([true, true]);
  });

  it('rejects every other referrer, including look-alike hosts', () => {
    expect([from(''), from('https://mall.example.evil.example/'), from('http://mall.example/')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('permits every referrer when no frame is configured', () => expect(from('', '')).toBe(true));
});
