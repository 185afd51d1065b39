import { expect, it } from 'vitest';
import { safeDecode } from './safeDecode';

it.each([
  ['caf%C3%A9%20table', 'café table'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('%s is read as %s', (text, decoded) => expect(safeDecode(text)).toBe(decoded));
