import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inputPath, SITE_PATH } from './inputs';
import { salesCallRequest } from './kiosk';

const FOREIGN = [
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\\evil.example',
  '/\t\\evil.example',
  '//evil.example',
  '\t//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/product/sofa\n',
  '',
];

it.each(FOREIGN)('%j is no path of this site', (path) => {
  expect(SITE_PATH.test(path)).toBe(false);
  expect(z.safeParse(inputPath, path).success).toBe(false);
  expect(z.safeParse(salesCallRequest, { path }).success).toBe(false);
});

it.each(['/', '/product/oslo-sofa', '/fr/search/a//b?color=oak&page=2#top', '/catalog/canapés'])(
  '%j is one',
  (path) => {
    expect(z.safeParse(inputPath, path).success).toBe(true);
    expect(new URL(path, 'https://shop.example').host).toBe('shop.example');
  },
);
