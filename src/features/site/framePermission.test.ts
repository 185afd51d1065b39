import { describe, expect, it } from 'vitest';
import { isPermittedReferrer } from './framePermission';

const OWN = 'https://maple.example';
const from = (referrer: string, frame = 'https://mall.example/shops/maple') =>
  isPermittedReferrer(frame, referrer, OWN);

describe('isPermittedReferrer', () => {
  it('lets in whoever comes from the frame or from within', () => {
    expect([from('https://mall.example/'), from(`${OWN}/catalog`)]).toEqual([true, true]);
  });

  it('keeps out everyone else, look-alikes too', () => {
    expect([from(''), from('https://mall.example.evil.example/'), from('http://mall.example/')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('lets in everyone when no frame is configured', () => expect(from('', '')).toBe(true));
});
