import { expect, it } from 'vitest';
import { typingDistance } from './vocabulary.ts';
import { plainModel, plainText } from './words.ts';

it('counts a missing, a wrong, an extra and a swapped letter as one', () => {
  expect(typingDistance('matress', 'mattress')).toBe(1);
  expect(typingDistance('sofe', 'sofa')).toBe(1);
  expect(typingDistance('sofaa', 'sofa')).toBe(1);
  expect(typingDistance('chiar', 'chair')).toBe(1);
  expect(typingDistance('refrigirator', 'refrigerator')).toBe(1);
  expect(typingDistance('', 'bed')).toBe(3);
});

it('removes accents and punctuation from words, and spaces from model numbers too', () => {
  expect(plainText('Étagère BROR/2 — Östernäs, Ø')).toBe('etagere bror 2 osternas o');
  expect(plainModel('RF28R-7351 SR/AA*')).toBe('rf28r7351sraa');
});
