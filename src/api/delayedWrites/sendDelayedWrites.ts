import type { Services } from '@/api/call';
import { api } from '@/api/createApi';
import { delayWrite } from './delayWrite';
import { type DelayedWrite, listWrites, QUEUE_NAME, sendingOf, sendWrites } from './writeQueue';

/** A silent network fires no event when it speaks again. */
const RETRY_MS = 60_000;

interface Options {
  /** Sends, and is given what delays writes. */
  services: Services;
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => void;
  /** Called with the number of waiting writes whenever it may have changed. */
  onCount: (count: number) => void;
  /** Called with a write that the backend refused for good. */
  onRefused: (write: DelayedWrite) => void;
}

/**
 * Keeps lost writes for later and sends them: now, when the network is back, and every minute while any wait. Returns a
 * function that stops it.
 */
export function startDelayedWrites({ services, dispatch, onCount, onRefused }: Options): () => void {
  // Without a channel another tab shows the change with its next read.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(QUEUE_NAME);
  let waiting = 0;
  const recount = async () => {
    waiting = (await listWrites()).length;
    onCount(waiting);
  };
  const refresh = () => {
    dispatch(api.util.invalidateTags(['Wishlist', 'Reviews', 'BlogDiscussion', 'Chat']));
    return recount();
  };
  async function sendOne(write: DelayedWrite) {
    const { method, path, query, body, id } = write;
    const { status } = await services.send({ method, path, query, body, idempotencyKey: id });
    const sending = sendingOf(status);
    if (sending === 'refused') {
      console.warn('A change made without network was refused', path, status);
      onRefused(write);
    }
    return sending;
  }
  async function sendNow() {
    if (!navigator.onLine || !(await sendWrites(sendOne))) return recount();
    channel?.postMessage('sent');
    return refresh();
  }
  const run = () =>
    // Without storage, as in a private window, nothing waits.
    void sendNow().catch((error: unknown) => console.warn('changes made without network', error));
  services.delayWrite = async (call) => {
    const result = await delayWrite(call);
    await recount().catch(() => undefined);
    return result;
  };
  if (channel) channel.onmessage = () => void refresh().catch(() => undefined);
  window.addEventListener('online', run);
  const timer = setInterval(() => waiting > 0 && run(), RETRY_MS);
  run();
  return () => {
    delete services.delayWrite;
    channel?.close();
    window.removeEventListener('online', run);
    clearInterval(timer);
  };
}
