import { expect, it } from 'vitest';
import { correctWords } from './corrections.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary([
  { word: 'sofa', uses: 40 },
  { word: 'soda', uses: 2 },
  { word: 'chair', uses: 30 },
  { word: 'refrigerator', uses: 900 },
]);

it('corrects a missing, wrong, extra or swapped letter, the first one too', () => {
  expect(correctWords(vocabulary, ['chiar', 'refrigirator', 'sofaa', 'hair', 'zofa'])).toEqual([
    ['chair'],
    ['refrigerator'],
    ['sofa'],
    ['chair'],
    ['sofa'],
  ]);
});

it('leaves a known word and the beginning of one, prefers what is used most, and knows when to give up', () => {
  expect(correctWords(vocabulary, ['refri', 'soga', 'qqqzzz', 'sf'])).toEqual([
    ['refri'],
    ['sofa', 'soda'],
    [],
    [],
  ]);
});
