import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Awaiting } from '../../contract/desk/approvals.ts';
import { stockSimpleProducts } from '../../tests/backend/testBackend.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { readRevision } from '../backend/catalog/revision.ts';
import { products } from '../backend/database/schema/catalog.ts';
import { blogComments, blogPosts } from '../backend/database/schema/content.ts';
import { reviews } from '../backend/database/schema/review.ts';

let desk: TestDesk;
let editor: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk();
  editor = await desk.signedIn('editor');
});
afterAll(() => desk.close());

const awaiting = async (browser = editor) =>
  (await browser.call('GET', '/approvals')).body as unknown as { awaiting: Awaiting[]; count: number };
const decide = (decision: string, entries: { kind: string; id: number }[]) =>
  editor.call('POST', '/approvals', { decision, entries });

it('hides a review until it is approved, and counts its rating once', async () => {
  const { db } = desk.context;
  const [{ id: productId = '' } = {}] = await stockSimpleProducts(desk, 1, 5);
  const isProduct = eq(products.id, Number(productId));
  const readProduct = async () => (await db.select().from(products).where(isProduct))[0];
  const before = await readProduct();
  const details = before && { ...before.details, distribution: [0, 0, 0, 0, 1] as [0, 0, 0, 0, 1] };
  await db
    .update(products)
    .set({ rating: 5, reviewsCount: 1, ...(details && { details }) })
    .where(isProduct);
  await db.delete(reviews).where(eq(reviews.productId, Number(productId)));
  const text = { en: 'Wobbly', fr: 'Bancal' };
  const review = { productId: Number(productId), title: text, detail: text, nickname: 'Kay' };
  const written = await db
    .insert(reviews)
    .values(
      [2, 1].map((rating) => ({
        ...review,
        rating,
        status: 'waiting' as const,
        createdAt: desk.context.clock(),
      })),
    )
    .returning({ id: reviews.id });
  const [approvedId = 0, rejected = 0] = written.map(({ id }) => id);
  const shopper = await desk.newBrowser().startSession();
  const summary = async () =>
    (await shopper.call('GET', `/products/${productId}/reviews/summary?embed=reviews`)).body as {
      reviews: { review_id: number }[];
      review_summary: { average: number; count: number };
    };
  expect((await summary()).reviews).toEqual([]);
  const vote = `/products/${productId}/reviews/${approvedId}/votes`;
  expect((await shopper.call('POST', vote, { helpful: true })).status).toBe(404);
  expect((await awaiting()).awaiting).toMatchObject([
    { kind: 'review', id: approvedId, rating: 2 },
    { id: rejected },
  ]);
  const revision = await readRevision(db);

  const approval = [{ kind: 'review', id: approvedId }];
  expect((await decide('approve', approval)).body).toEqual({ decided: 1 });
  expect((await decide('approve', approval)).body).toEqual({ decided: 0 });
  expect((await decide('reject', [{ kind: 'review', id: rejected }])).body).toEqual({ decided: 1 });
  expect((await summary()).reviews.map(({ review_id }) => Number(review_id))).toEqual([approvedId]);
  expect(await readProduct()).toMatchObject({ rating: 3.5, reviewsCount: 2 });
  expect(await readRevision(db)).toBeGreaterThan(revision);
  expect((await awaiting()).count).toBe(0);
});

it('publishes approved comments and deletes rejected ones, only of the own tenant', async () => {
  const { db } = desk.context;
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.tenantId, 1));
  const tenants = (await desk.context.catalog.current()).tenants;
  const other = tenants.find(({ isDefault }) => !isDefault)?.id ?? 0;
  const comment = {
    postId: post?.id ?? 0,
    author: 'Lee',
    isApproved: false,
    createdAt: desk.context.clock(),
  };
  await db.delete(blogComments);
  await db.insert(blogComments).values(
    [
      { tenantId: 1, body: 'Good advice' },
      { tenantId: 1, body: 'Buy pills' },
      { tenantId: other, body: 'Elsewhere' },
    ].map((one) => ({ ...comment, ...one })),
  );
  const { awaiting: entries } = await awaiting();
  expect(entries.map(({ text, path }) => [text, path])).toEqual([
    ['Good advice', `/blog/${post?.urlKey}`],
    ['Buy pills', `/blog/${post?.urlKey}`],
  ]);
  await decide('approve', entries.slice(0, 1));
  await decide('reject', entries.slice(1));
  const rows = await db.select().from(blogComments).orderBy(blogComments.id);
  expect(rows.map(({ body, isApproved }) => [body, isApproved])).toEqual([
    ['Good advice', true],
    ['Elsewhere', false],
  ]);
  expect((await decide('reject', [{ kind: 'comment', id: rows[1]?.id ?? 0 }])).body).toEqual({ decided: 0 });
  const viewer = await desk.signedIn('viewer');
  expect((await viewer.call('POST', '/approvals', { decision: 'reject', entries })).status).toBe(403);
});
