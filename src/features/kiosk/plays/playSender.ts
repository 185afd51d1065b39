import type { PlayedVideo } from '@contract/kiosk';
import type { ReportOutcome } from '@/features/kiosk/kioskApi';
import { backoffMs } from './backoff';
import type { PlayQueue, QueuedPlay } from './playQueue';

const BATCH_SIZE = 50;

interface Options {
  queue: Pick<PlayQueue, 'oldest' | 'remove' | 'moveToRejected'>;
  send: (plays: PlayedVideo[]) => Promise<ReportOutcome>;
  report: (problem: string) => void;
  random?: () => number;
}

const toReport = ({ is_clock_assumed: _, ...play }: QueuedPlay): PlayedVideo => play;

/**
 * Sends the queue in batches, oldest first, until stopped. Accepted plays are removed. A rejected batch is sent one play
 * at a time to find the rejected play, which moves to the rejected store. Every other failure is retried with backoff.
 */
export function startPlaySender({ queue, send, report, random = Math.random }: Options) {
  let failures = 0;
  let batchSize = BATCH_SIZE;
  let isBusy = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleRetry(retryAfterMs: number | null): void {
    failures += 1;
    // Only logged (docs/spec/17 §4), once per outage.
    if (failures === 1) report('kiosk analytics failure: plays are stored for later');
    timer = setTimeout(() => void run(), backoffMs(failures, retryAfterMs, random()));
  }

  /** Sends one batch. Returns true when more plays may be sent at once. */
  async function sendBatch(): Promise<boolean> {
    // A play whose time is an assumption waits for the clock, which the service tells as soon as there is a network.
    const plays = (await queue.oldest(batchSize)).filter((play) => !play.is_clock_assumed);
    if (plays.length === 0) return false;
    const outcome = await send(plays.map(toReport));
    if (outcome.kind === 'retry') {
      scheduleRetry(outcome.retryAfterMs);
      return false;
    }
    if (outcome.kind === 'accepted') {
      const accepted = new Set(outcome.playIds);
      const acceptedPlays = plays.filter(({ play_id }) => accepted.has(play_id));
      await queue.remove(acceptedPlays);
      if (acceptedPlays.length === 0) {
        scheduleRetry(null);
        return false;
      }
      batchSize = BATCH_SIZE;
    } else if (plays.length > 1) {
      batchSize = 1;
    } else {
      const [play] = plays;
      if (play) await queue.moveToRejected(play);
      report('the kiosk service refused a play for good');
    }
    failures = 0;
    return true;
  }

  async function run(): Promise<void> {
    if (isBusy || isStopped) return;
    clearTimeout(timer);
    timer = undefined;
    isBusy = true;
    try {
      while (!isStopped && (await sendBatch()));
    } catch (error) {
      report(`plays not sent: ${String(error)}`);
      scheduleRetry(null);
    } finally {
      isBusy = false;
    }
  }

  void run();
  return {
    /** Starts sending after a play was added, unless a retry is already scheduled. */
    wake: () => void (timer === undefined && run()),
    /** Retries at once, for example when the network is back. */
    retry: () => void run(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
export type PlaySender = ReturnType<typeof startPlaySender>;
