import { and, desc, eq } from 'drizzle-orm';
import { localizedText } from '../../catalog/catalogMessages.ts';
import { isApproved } from '../../catalog/product/reviews.ts';
import { reviews as reviewTable } from '../../database/schema/review.ts';
import { tokensIn } from '../question/tokens.ts';
import type { Statement } from '../reply.ts';
import { type FactKind, type FactScope, isAbout, sectionOf, textOf } from './factScope.ts';

const MOST_REVIEWS = 60;
const MOST_WORDS = 40;

const shortened = (text: string) => {
  const words = text.split(/\s+/);
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(' ')}…` : text;
};

async function readReviews({ backend, row }: FactScope) {
  return backend.db
    .select()
    .from(reviewTable)
    .where(and(eq(reviewTable.productId, row.id), isApproved))
    .orderBy(desc(reviewTable.votesYes), desc(reviewTable.createdAt))
    .limit(MOST_REVIEWS);
}
type Review = Awaited<ReturnType<typeof readReviews>>[number];

function quote(scope: FactScope, { detail, rating, nickname }: Review): Statement {
  const text = shortened(localizedText(detail, scope.context.language));
  return {
    text: textOf(scope, 'chatReviewQuote', { nickname, rating, text }),
    links: [sectionOf(scope, 'reviews')],
    isQuoted: true,
  };
}

/** Average, number, and a helpful review for and against. */
export const reviews: FactKind = async (scope) => {
  const { page, row } = scope;
  if (!isAbout(scope, 'reviews') || isAbout(scope, 'find', 'most_efficient')) return [];
  const links = [sectionOf(scope, 'reviews')];
  if (page.reviews_count === 0)
    return [{ text: textOf(scope, 'chatReviewsNone', { name: page.name }), links: [sectionOf(scope)] }];
  const average = new Intl.NumberFormat(scope.context.language === 'fr' ? 'fr-CA' : 'en-US', {
    maximumFractionDigits: 1,
  }).format(page.reviews_rating);
  const all = await readReviews(scope);
  const best = all.find(({ rating }) => rating >= 4);
  const worst = all.find(({ rating }) => rating < 4);
  return [
    { text: textOf(scope, 'chatReviews', { name: page.name, average, count: row.reviewsCount }), links },
    ...[best, worst].filter((one) => one !== undefined).map((one) => quote(scope, one)),
  ];
};

/** A review that contains every subject of a question that no other fact answers. */
export async function reviewAbout(scope: FactScope): Promise<Statement[]> {
  const subjects = scope.question.rest;
  if (subjects.length === 0) return [];
  const found = (await readReviews(scope)).find(({ title, detail }) => {
    const words = new Set(tokensIn(`${title.en} ${detail.en} ${title.fr} ${detail.fr}`));
    return subjects.every((word) => words.has(word));
  });
  return found ? [quote(scope, found)] : [];
}
