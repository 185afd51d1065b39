import { postBlogComment, postBlogVote } from '../../../contract/blogDiscussion.ts';
import {
  getChatFeedback,
  getChatMessages,
  postChatFeedback,
  putChatMessage,
} from '../../../contract/chat.ts';
import { logEvent, postForm } from '../../../contract/content.ts';
import {
  forgotPassword,
  putNewsletter,
  putNewsletterLink,
  resetPassword,
} from '../../../contract/customer.ts';
import { postReviewVote, postSwatches } from '../../../contract/productEndpoints.ts';
import { logQuery } from '../../../contract/search.ts';
import { postShopEvents } from '../../../contract/shopEvents.ts';
import { emailOf, uuidOf } from '../facts.ts';
import { type Step, step } from '../step.ts';

const NO_PRODUCT = 'no product was found';
const NO_POST = 'GET /blog returned no post';
const TEXT = 'A check of the storefront’s contract. Please ignore.';
/** Links that do not exist must be rejected. */
const REJECTED = [400, 401, 403, 404, 409, 410, 422];

/** The product assistant. Each question costs the dealer money, so questions need permission. */
const chatSteps: readonly Step[] = [
  step(putChatMessage, {
    needs: 'writes',
    without: 'Shoppers get no answer from the product assistant.',
    needed: ['[].role', '[].text'],
    request: ({ productId }) =>
      productId
        ? {
            params: { productId },
            body: { url: `/product/${productId}`, userPrompt: 'How wide is it?' },
          }
        : NO_PRODUCT,
  }),
  step(getChatMessages, {
    without: 'The conversation with the product assistant is lost at a reload.',
    request: ({ productId }) => (productId ? { params: { productId } } : NO_PRODUCT),
  }),
  step(postChatFeedback, {
    needs: 'writes',
    without: 'Shoppers cannot rate the product assistant.',
    request: ({ productId }) =>
      productId ? { params: { productId }, body: { vote: 'up' as const, reason: TEXT } } : NO_PRODUCT,
  }),
  step(getChatFeedback, {
    without: 'The rating of the product assistant is lost at a reload.',
    request: ({ productId }) => (productId ? { params: { productId } } : NO_PRODUCT),
  }),
];

/** Calls that reach people or can't be undone: forms, votes, comments, logs. */
export const writeSteps: readonly Step[] = [
  ...chatSteps,
  step(postReviewVote, {
    needs: 'writes',
    without: 'Shoppers cannot vote on reviews.',
    request: ({ productId: id, reviewId }) =>
      id && reviewId
        ? { params: { id, review_id: reviewId }, body: { helpful: true } }
        : 'the product has no review',
  }),
  step(postBlogVote, {
    needs: 'writes',
    without: 'Shoppers cannot vote on posts.',
    request: ({ postId: id }) => (id ? { params: { id }, body: { helpful: true } } : NO_POST),
  }),
  step(postBlogComment, {
    needs: 'writes',
    without: 'Shoppers cannot comment on posts.',
    request: ({ postId: id }) =>
      id ? { params: { id }, body: { author: 'Conformance', text: TEXT } } : NO_POST,
  }),
  step(postForm, {
    needs: 'writes',
    without: 'Contact and quote forms fail.',
    request: (facts) => ({
      params: { form: 'contact' as const },
      body: { name: 'Conformance', email: emailOf(facts), subject: 'Conformance', message: TEXT },
    }),
  }),
  step(postSwatches, {
    needs: 'writes',
    without: 'Swatches are not offered.',
    request: ({ swatch, address, ...facts }) =>
      swatch
        ? {
            params: { id: swatch.productId },
            body: { options: [swatch.option], email: emailOf({ address, ...facts }), address },
          }
        : 'the product offers no free swatches',
  }),
  step(putNewsletter, {
    needs: 'writes',
    without: 'Shoppers cannot subscribe to the newsletter.',
    request: (facts) => ({ body: { is_subscribed: true, email: emailOf(facts) } }),
  }),
  step(putNewsletter, {
    needs: 'writes',
    isCleanup: true,
    without: 'Shoppers cannot unsubscribe from the newsletter.',
    request: (facts) => ({ body: { is_subscribed: false, email: emailOf(facts) } }),
  }),
  step(putNewsletterLink, {
    needs: 'writes',
    without: 'Links in emails of the newsletter do not work.',
    statuses: REJECTED,
    request: ({ runId }) => ({ body: { token: `unknown-${runId}`, is_subscribed: false } }),
  }),
  step(forgotPassword, {
    needs: 'writes',
    without: 'Customers cannot reset their password.',
    request: (facts) => ({ body: { email: emailOf(facts) } }),
  }),
  step(resetPassword, {
    needs: 'writes',
    without: 'Customers cannot reset their password.',
    statuses: REJECTED,
    request: ({ runId }) => {
      const password = `Unknown ${runId} link 7`;
      return { body: { token: `unknown-${runId}`, password, confirmation: password } };
    },
  }),
  step(logQuery, {
    needs: 'writes',
    without: 'Searches are not logged.',
    request: ({ term }) => ({ body: { query: term, result_size: 1 } }),
  }),
  step(postShopEvents, {
    needs: 'writes',
    without: 'The dealer’s reports do not count visits.',
    request: ({ runId }) => {
      const at = new Date().toISOString();
      const id = uuidOf(`event of ${runId}`);
      const visit = {
        visit: uuidOf(`visit of ${runId}`),
        page: '/',
        channel: 'direct',
        device: 'desktop' as const,
      };
      return { body: { events: [{ id, at, name: 'page_view', ...visit, params: {} }] } };
    },
  }),
  step(logEvent, {
    needs: 'writes',
    without: 'Failures in browsers are not logged.',
    request: () => ({ body: { event: 'conformance' } }),
  }),
];
