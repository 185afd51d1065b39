import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isPermittedPosition, type PagePosition, useIsPermitted } from './useIsPermitted';

const FRAME = 'https://mall.example/shops/maple';
const OWN = 'https://maple.example';
const top: PagePosition = { isFramed: false, ancestorOrigins: [], referrer: '', ownOrigin: OWN };
const isPermitted = (position: Partial<PagePosition>, frame = FRAME) =>
  isPermittedPosition(frame, { ...top, ...position });

describe('a tenant that only runs in a frame', () => {
  it('is shown to visitors from the frame’s site and from the shop itself', () => {
    expect(isPermitted({ referrer: 'https://mall.example/' })).toBe(true);
    expect(isPermitted({ referrer: `${OWN}/catalog` })).toBe(true);
  });

  it.each(['', 'https://mall.example.evil.example/', 'http://mall.example/', 'nonsense'])(
    'is not shown to visitors from "%s"',
    (referrer) => expect(isPermitted({ referrer })).toBe(false),
  );

  it('is shown in the permitted frame, also when a payment provider returns there', () => {
    const isFramed = true;
    expect(isPermitted({ isFramed, ancestorOrigins: ['https://mall.example'] })).toBe(true);
    expect(
      isPermitted({ isFramed, ancestorOrigins: ['https://mall.example'], referrer: 'https://pay.example/' }),
    ).toBe(true);
    expect(isPermitted({ isFramed, ancestorOrigins: null, referrer: 'https://pay.example/' })).toBe(true);
  });

  it('is not shown in a foreign frame, even around the permitted one', () => {
    const isFramed = true;
    const referrer = 'https://mall.example/';
    expect(isPermitted({ isFramed, ancestorOrigins: ['https://evil.example'], referrer })).toBe(false);
    const ancestorOrigins = ['https://mall.example', 'https://evil.example'];
    expect(isPermitted({ isFramed, ancestorOrigins, referrer })).toBe(false);
  });

  it('is shown on a kiosk, and everywhere when no frame is configured', () => {
    expect(renderHook(() => useIsPermitted(FRAME, true)).result.current).toBe(true);
    expect(renderHook(() => useIsPermitted(FRAME, false)).result.current).toBe(false);
    expect(renderHook(() => useIsPermitted('', false)).result.current).toBe(true);
  });
});
