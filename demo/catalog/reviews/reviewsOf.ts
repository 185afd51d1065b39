import { random, shuffle } from '../../random.ts';
import { joinTexts } from '../../text.ts';
import type { DemoReview, DemoReviews } from '../../types.ts';
import { complaints, praise, remarks, type Topic } from './sentences.ts';
import { authors, titles } from './titles.ts';

type Stars = 1 | 2 | 3 | 4 | 5;
const stars: readonly Stars[] = [1, 2, 3, 4, 5];

// biome-ignore format: a table
const topics: Record<string, readonly Topic[]> = {
  sofa: ['seat'], sectional: ['seat'], armchair: ['seat'], ottoman: ['seat'], 'dining-chair': ['seat'], 'bar-stool': ['seat'],
  'office-chair': ['seat'], 'living-set': ['seat'], mattress: ['sleep'], bed: ['bed'], 'bedroom-set': ['bed', 'case'],
  refrigerator: ['machine', 'fridge'], freezer: ['machine', 'freezer'], 'wine-cooler': ['machine', 'wine'],
  range: ['machine', 'cook', 'bake'], 'wall-oven': ['machine', 'bake'], cooktop: ['machine', 'cook'], hood: ['machine', 'air'],
  microwave: ['machine', 'reheat'], 'kitchen-package': ['machine', 'fridge', 'bake', 'dish'], dishwasher: ['machine', 'dish'],
  washer: ['machine', 'wash'], dryer: ['machine', 'dry'], 'laundry-pair': ['machine', 'wash', 'dry'], lamp: ['accent', 'lamp'],
  rug: ['accent', 'rug'], mirror: ['accent', 'mirror'], outdoor: ['outdoor'], 'outdoor-set': ['outdoor'],
};

/** 0 to 62 ratings of a product, up to 8 of them with a text. No sentence is repeated within a product. */
export function reviewsOf(id: string, family: string): DemoReviews {
  const next = random(`reviews ${id}`);
  const count = next() < 0.08 ? 0 : Math.floor(next() ** 1.6 * 60) + 3;
  const mood = 0.45 + next() * 0.4;
  const distribution: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const at = starsOf(next(), mood) - 1;
    distribution[at] = (distribution[at] ?? 0) + 1;
  }
  const total = distribution.reduce((sum, many, at) => sum + many * (at + 1), 0);
  const sum = distribution.reduce((total, many) => total + many, 0);
  return {
    count: sum,
    rating: sum ? Math.round((total / sum) * 10) / 10 : 0,
    distribution,
    written: reviewTexts(next, topics[family] ?? ['case'], distribution),
  };
}

function starsOf(roll: number, mood: number): Stars {
  if (roll < mood) return 5;
  if (roll < mood + 0.26) return 4;
  if (roll < mood + 0.26 + (0.74 - mood) * 0.5) return 3;
  return roll < 0.96 ? 2 : 1;
}

function reviewTexts(
  next: () => number,
  about: readonly Topic[],
  distribution: readonly number[],
): DemoReview[] {
  const ratings = stars.flatMap((rating) =>
    Array.from({ length: distribution[rating - 1] ?? 0 }, () => rating),
  );
  const limit = Math.min(ratings.length, 3 + Math.floor(next() * 6));
  const nicknames = shuffle(next, authors);
  const asides = shuffle(next, remarks);
  const praiseSentences = shuffle(
    next,
    about.flatMap((topic) => praise[topic]),
  );
  const complaintSentences = shuffle(next, complaints);
  const titlesByRating = Object.fromEntries(stars.map((rating) => [rating, shuffle(next, titles[rating])]));
  return shuffle(next, ratings)
    .slice(0, limit)
    .flatMap((rating, at): DemoReview[] => {
      const title = titlesByRating[rating]?.shift();
      const body = [
        ...(rating < 3 ? [] : praiseSentences.splice(0, 1)),
        ...(rating > 3 ? asides.splice(0, 1) : []),
        ...(rating < 5 ? complaintSentences.splice(0, rating < 3 ? 2 : 1) : []),
      ];
      const author = nicknames[at];
      if (!title || !author || body.length === 0) return [];
      const votes = Math.floor(next() * 14);
      const helpful = Math.ceil(votes * (0.5 + next() * 0.5));
      return [
        {
          author,
          title,
          body: joinTexts(body, ' '),
          rating,
          daysAgo: 4 + Math.floor(next() * 700),
          votesYes: helpful,
          votesNo: votes - helpful,
        },
      ];
    });
}
