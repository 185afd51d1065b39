import { expect, it } from 'vitest';
import { baseUrlWarning } from './useBaseUrlCheck';

const here = 'https://shop.example';

it.each(['', 'https://shop.example', 'https://shop.example/', 'https://shop.example/fr'])(
  'accepts the base URL "%s"',
  (baseUrl) => expect(baseUrlWarning(baseUrl, here)).toBeNull(),
);

it.each(['https://www.shop.example', 'http://shop.example', 'https://shop.example:8443', 'shop'])(
  'warns about the base URL of another origin: %s',
  (baseUrl) => expect(baseUrlWarning(baseUrl, here)).toContain(baseUrl),
);
