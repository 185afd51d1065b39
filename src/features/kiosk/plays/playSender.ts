import type { PlayedVideo } from '@/api/contract/kiosk';
import type { ReportOutcome } from '@/features/kiosk/kioskApi';
import { backOffMs } from './backOff';
import type { PlayQueue } from './playQueue';

const BATCH = 50;

interface Parts {
  queue: Pick<PlayQueue, 'oldest' | 'remove' | 'setAside'>;
  send: (plays: PlayedVideo[]) => Promise<ReportOutcome>;
  report: (problem: string) => void;
  random?: () => number;
}

/**
 * Empties the queue for ever: batches, oldest first; what the service accepted is removed, what it refuses for good is
 * found one by one and set aside, everything else stays and is tried again later.
 */
export function startPlaySender({ queue, send, report, random = Math.random }: Parts) {
  let failures = 0;
  let batchSize = BATCH;
  let isBusy = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(askedMs: number | null): void {
    failures += 1;
    // Logged only (shell specification §8), once an outage.
    if (failures === 1) report('kiosk analytics failure: plays are stored for later');
    timer = setTimeout(() => void run(), backOffMs(failures, askedMs, random()));
  }

  /** True when there may be more to send at once. */
  async function sendBatch(): Promise<boolean> {
    const plays = await queue.oldest(batchSize);
    if (plays.length === 0) return false;
    const outcome = await send(plays);
    if (outcome.kind === 'later') {
      later(outcome.afterMs);
      return false;
    }
    if (outcome.kind === 'accepted') {
      const accepted = new Set(outcome.playIds);
      const done = plays.filter(({ play_id }) => accepted.has(play_id));
      await queue.remove(done);
      if (done.length === 0) {
        later(null);
        return false;
      }
      batchSize = BATCH;
    } else if (plays.length > 1) {
      batchSize = 1;
    } else {
      const [play] = plays;
      if (play) await queue.setAside(play);
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
      later(null);
    } finally {
      isBusy = false;
    }
  }

  void run();
  return {
    /** A play was added. While waiting after a failure it keeps waiting. */
    wake: () => void (timer === undefined && run()),
    /** The network is back: no need to wait any longer. */
    retry: () => void run(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
export type PlaySender = ReturnType<typeof startPlaySender>;
