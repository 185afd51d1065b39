import { expect, it } from 'vitest';
import { hasWords } from './searchWords.ts';

it.each([
  ['Élodie Lefèvre', 'lefevre,  Elodie'],
  ['PO Box 77', 'P.O. Box 77'],
  ['(503) 234-5678', '+1 503 234 5678'],
  ['M-100001', 'm-1000'],
])('%s has %s', (text, search) => expect(hasWords(text, search)).toBe(true));

it('misses no word', () => expect(hasWords('Ada Lind', 'ada byron')).toBe(false));
