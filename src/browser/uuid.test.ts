import { afterEach, expect, it, vi } from 'vitest';
import { randomUuid } from './uuid';

afterEach(() => vi.unstubAllGlobals());

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

it.each([
  ['is missing, as outside a secure context', undefined],
  ['throws', deny],
])('makes UUIDs where crypto.randomUUID %s', (_, randomUUID) => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto), randomUUID });
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});
