import type { Vocabulary } from './vocabulary.ts';

/** How many corrections of one word are looked for. */
const most = 3;

/** Words of the catalogue that mistyped ones may stand for, nearest first; a word that is known stays itself. */
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
