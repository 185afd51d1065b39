import { postBlogComment, postBlogVote } from '@contract/blogDiscussion';
import { postChatFeedback } from '@contract/chat';
import { deleteWishlist, postWishlist } from '@contract/customer';
import { type AnyEndpoint, endpointName } from '@contract/endpoint';
import { postReviewVote } from '@contract/productEndpoints';
import type { Call, CallResult } from '@/api/call';
import { fillPath } from '@/lib/fillPath';
import { addWrite, QUEUE_NAME } from './writeQueue';

/**
 * The calls that may be delayed, with the placeholder response used until they are sent: lists and opinions, which are idempotent and don't
 * depend on their time. Orders, payments and the cart are never among them.
 */
const delayable = new Map<string, unknown>(
  (
    [
      [postWishlist, undefined],
      [deleteWishlist, undefined],
      [postReviewVote, undefined],
      [postBlogVote, undefined],
      [postChatFeedback, { success: true }],
      [postBlogComment, { is_approved: false, isDelayed: true }],
    ] as [AnyEndpoint, unknown][]
  ).map(([endpoint, response]) => [endpointName(endpoint), response]),
);

export const isDelayable = ({ endpoint }: Call): boolean => delayable.has(endpointName(endpoint));

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** In browsers with Background Sync, the service worker sends the queue even after the last tab has closed. */
async function requestSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: SyncManager })
    | undefined;
  await registration?.sync?.register(QUEUE_NAME);
}

/**
 * Stores a write that got no response, to be sent later. Returns undefined when it may not be delayed, or when the device has no storage.
 */
export async function delayWrite(write: Call): Promise<CallResult | undefined> {
  if (!isDelayable(write)) return undefined;
  const { endpoint, params, query, body } = write;
  try {
    await addWrite({ method: endpoint.method, path: fillPath(endpoint.path, params), query, body });
  } catch (error) {
    console.warn('A change can not be kept for later', error);
    return undefined;
  }
  requestSync().catch((error: unknown) => console.warn('background sync', error));
  return { data: delayable.get(endpointName(endpoint)) };
}
