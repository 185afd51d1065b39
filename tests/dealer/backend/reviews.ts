import type { CatalogProduct } from './catalog.ts';

const PAGE_SIZE = 2;

const reviewsOf = ({ id, name }: CatalogProduct) =>
  Array.from({ length: id % 5 }, (_, index) => ({
    review_id: id * 10 + index,
    title: ['Sturdy', 'Worth it', 'As described', 'Good value'][index] ?? '',
    detail: `We have had the ${name} for ${index + 1} months.`,
    nickname: ['Mae', 'Tom', 'Lin', 'Ola'][index] ?? '',
    rating: 5 - (index % 2),
    created_at: `2026-0${index + 1}-15T10:00:00Z`,
    votes_yes: 4 - index,
    votes_no: index,
  }));

/** The summary of a product's reviews and one page of them (docs/spec/09 §5). */
export function reviewPage(product: CatalogProduct, query: URLSearchParams) {
  const all = reviewsOf(product);
  const page = Number(query.get('page') || 1);
  const rated = all.filter(({ rating }) => !query.get('rating') || rating === Number(query.get('rating')));
  const count = (stars: number) => all.filter(({ rating }) => rating === stars).length;
  return {
    review_summary: { average: all.length > 0 ? 4.5 : 0, count: all.length },
    ratings_distribution: { one: 0, two: 0, three: 0, four: count(4), five: count(5) },
    votes_yes: 4,
    votes_no: 1,
    percent_recommended: all.length > 0 ? 90 : 0,
    most_helpful_reviews: { positive: all[0] ?? null, negative: null },
    reviews: rated.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    page_count: Math.max(1, Math.ceil(rated.length / PAGE_SIZE)),
  };
}
