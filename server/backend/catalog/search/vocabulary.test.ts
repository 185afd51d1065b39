import { expect, it } from 'vitest';
import { correctWords } from './corrections.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary([
  { word: 'sofa', uses: 40 },
  { word: 'soda', uses: 2 },
  { word: 'chair', uses: 30 },
  { word: 'refrigerator', uses: 900 },
]);

it('corrects a missing, wrong, extra or swapped letter, also at the start', () => {
  expect(correctWords(vocabulary, ['chiar', 'refrigirator', 'sofaa', 'hair', 'zofa'])).toEqual([
    ['chair'],
    ['refrigerator'],
    ['sofa'],
    ['chair'],
    ['sofa'],
  ]);
});

it('corrects no word or prefix of the vocabulary, prefers frequent words, and corrects nothing too distant', () => {
  expect(correctWords(vocabulary, ['refri', 'soga', 'qqqzzz', 'sf'])).toEqual([
    ['refri'],
    ['sofa', 'soda'],
    [],
    [],
  ]);
});
