import { postBlogComment, postBlogVote } from '@contract/blogDiscussion';
import { postChatFeedback } from '@contract/chat';
import { deleteWishlist, postWishlist } from '@contract/customer';
import { type AnyEndpoint, endpointName } from '@contract/endpoint';
import { postReviewVote } from '@contract/productEndpoints';
import type { Call, CallResult } from '@/api/call';
import { fillPath } from '@/lib/fillPath';
import { addWrite, QUEUE_NAME } from './writeQueue';

/**
 * The calls that may wait, with the placeholder response used until they are sent: lists and opinions, which have the same effect
 * whenever and however often they arrive. Orders, payments and the cart are never among them.
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

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Where the browser has Background Sync, the service worker sends the queue even after the last tab has closed. */
async function requestSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: SyncManager })
    | undefined;
  await registration?.sync?.register(QUEUE_NAME);
}

/** Keeps a write that had no response for later. Undefined when it may not wait, or when the device keeps nothing. */
export async function delayWrite({ endpoint, params, query, body }: Call): Promise<CallResult | undefined> {
  const name = endpointName(endpoint);
  if (!delayable.has(name)) return undefined;
  try {
    await addWrite({ method: endpoint.method, path: fillPath(endpoint.path, params), query, body });
  } catch (error) {
    console.warn('A change can not be kept for later', error);
    return undefined;
  }
  requestSync().catch((error: unknown) => console.warn('background sync', error));
  return { data: delayable.get(name) };
}
