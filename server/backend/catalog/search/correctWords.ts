import type { Vocabulary } from './vocabulary.ts';

/** Maximum number of corrections per word. */
const most = 3;

/** Returns the nearest catalog words of each mistyped word; a catalog word is returned unchanged. */
export const correctWords = (vocabulary: Vocabulary, words: readonly string[]): string[][] =>
  words.map((word) => {
    const near = vocabulary.near(word);
    const [nearest] = near;
    if (nearest?.distance === 0) return [word];
    return near
      .filter(({ distance }) => distance === nearest?.distance)
      .slice(0, most)
      .map((one) => one.word);
  });
