import { expect, it } from 'vitest';
import { baseUrlProblem } from './useBaseUrlCheck';

const here = 'https://shop.example';

it.each(['', 'https://shop.example', 'https://shop.example/', 'https://shop.example/fr'])(
  'a base URL is right: "%s"',
  (baseUrl) => expect(baseUrlProblem(baseUrl, here)).toBeNull(),
);

it.each(['https://www.shop.example', 'http://shop.example', 'https://shop.example:8443', 'shop'])(
  'a base URL of another place is named: %s',
  (baseUrl) => expect(baseUrlProblem(baseUrl, here)).toContain(baseUrl),
);
