import type { UnknownAction } from '@reduxjs/toolkit';
import type { Call, Services } from '@/api/call';
import { sendNoted } from '@/api/connectionSlice';
import { api } from '@/api/createApi';
import { startSending } from '@/browser/queueSender';
import { delayWrite, isDelayable } from './delayWrite';
import { adoptFormerWrites, type DelayedWrite, delayedWrites, QUEUE_NAME, sendingOf } from './writeQueue';

/** No event fires when a stalled connection recovers, so poll. */
const RETRY_MS = 60_000;

interface Options {
  /** Used to send; receives delayWrite. */
  services: Services;
  dispatch: (action: UnknownAction) => void;
  /** Called with the number of waiting writes whenever it may have changed. */
  onCount: (count: number) => void;
  /** Called with a write that the backend rejected permanently. */
  onRefused: (write: DelayedWrite) => void;
}

/**
 * Enables delayed writes and sends them: now, when the device is online again, and every minute while any are queued. Returns a function
 * that stops it.
 */
export function startDelayedWrites({ services, dispatch, onCount, onRefused }: Options): () => void {
  // Without BroadcastChannel, another tab shows the change with its next read.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(QUEUE_NAME);
  // Counted before it is needed: a new write must not wait for the device's storage, because the page may be left right after the click.
  let waitingCount = 0;
  const recount = async () => {
    waitingCount = await delayedWrites.count();
    onCount(waitingCount);
  };
  const refresh = () => {
    dispatch(api.util.invalidateTags(['Wishlist', 'Reviews', 'BlogDiscussion', 'Chat']));
    return recount();
  };
  // Without storage, as in a private window, there is no queue.
  const warn = (error: unknown) => console.warn('changes made without network', error);

  async function sendOne([write]: readonly DelayedWrite[]) {
    if (!write || !navigator.onLine) return { retryAfterMs: null };
    const { method, path, query, body, id } = write;
    const request = { method, path, query, body, idempotencyKey: id };
    const { status } = await sendNoted(services, dispatch, request);
    const sending = sendingOf(status);
    if (sending === 'later') return { retryAfterMs: null };
    if (sending === 'refused') {
      console.warn('A change made without network was refused', path, status);
      onRefused(write);
    }
    return [write];
  }

  const sender = startSending({
    queue: delayedWrites,
    batchSize: 1,
    send: sendOne,
    retryMs: () => RETRY_MS,
    onRun(isAnySent) {
      if (isAnySent) channel?.postMessage('sent');
      (isAnySent ? refresh() : recount()).catch(warn);
    },
    onError: warn,
  });
  services.delayWrite = async (call) => {
    const result = await delayWrite(call);
    await recount().catch(warn);
    sender.wake(RETRY_MS);
    return result;
  };
  const sendEarlierWrites = async (call: Call) => {
    await sender.flush();
    await recount().catch(warn);
    return waitingCount > 0 ? services.delayWrite?.(call) : undefined;
  };
  services.sendEarlierWrites = (call) =>
    waitingCount > 0 && isDelayable(call) ? sendEarlierWrites(call) : undefined;
  if (channel) channel.onmessage = () => void refresh().catch(warn);
  void adoptFormerWrites().catch(warn).then(sender.flush);
  return () => {
    delete services.delayWrite;
    delete services.sendEarlierWrites;
    channel?.close();
    sender.stop();
  };
}
