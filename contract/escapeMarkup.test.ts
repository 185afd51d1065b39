import { expect, test } from 'vitest';
import { escapeMarkup } from './escapeMarkup';

test('escapes what ends a text or a quoted attribute', () => {
  expect(escapeMarkup(`<a href="?a=1&b='2'">`)).toBe('&lt;a href=&quot;?a=1&amp;b=&#39;2&#39;&quot;&gt;');
  expect(escapeMarkup('Sofa, 84 in.')).toBe('Sofa, 84 in.');
});
