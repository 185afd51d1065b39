import { describe, expect, it } from 'vitest';
import { optimised, pictureSources } from './pictureSources';

const PHOTO = '/media/oslo sofa.webp';

describe('pictureSources', () => {
  it('encodes the URL and requests quality 75', () => {
    expect(optimised(PHOTO, 640)).toBe('/_next/image?url=%2Fmedia%2Foslo%20sofa.webp&w=640&q=75');
  });

  it('offers a fixed width at 1x and 2x, rounded up to a produced width', () => {
    expect(pictureSources(PHOTO, 90)).toEqual({
      src: optimised(PHOTO, 256),
      srcSet: `${optimised(PHOTO, 96)} 1x, ${optimised(PHOTO, 256)} 2x`,
    });
  });

  it('offers widths from the smallest share of the smallest device up to twice the layout width', () => {
    const { srcSet = '' } = pictureSources(PHOTO, 400, '(min-width: 960px) 25vw, 50vw');
    expect([...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual([
      '256',
      '384',
      '640',
      '750',
      '828',
    ]);
  });

  it('always offers at least one width', () => {
    expect(pictureSources(PHOTO, 48, '100vw').srcSet).toContain('96w');
  });

  it('sends other origins through the optimiser too', () => {
    expect(pictureSources('https://cdn.example/a.jpg', 300).src).toContain('url=https%3A%2F%2Fcdn.example');
  });

  it.each([
    '/media/logo.svg',
    '/media/logo.svg?v=2',
    'data:image/png;base64,AA',
    '/_next/image?url=a&w=64&q=75',
  ])('returns %s unchanged', (url) => expect(pictureSources(url, 100, '100vw')).toEqual({ src: url }));
});
