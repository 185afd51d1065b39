import type { PlayedVideo } from '@contract/kiosk';
import type { DeviceQueue } from '@/browser/deviceQueue';
import { startSending } from '@/browser/queueSender';
import type { ReportOutcome } from '@/features/kiosk/kioskApi';
import { backoffMs } from './backoff';
import type { Play } from './playBackup';
import type { PlayQueue } from './playQueue';

const BATCH_SIZE = 50;

interface Options {
  queue: DeviceQueue<Play> & Pick<PlayQueue, 'setAside'>;
  send: (plays: PlayedVideo[]) => Promise<ReportOutcome>;
  report: (problem: string) => void;
  random?: () => number;
}

/**
 * Sends the queue in batches, oldest first, until stopped. Accepted plays are removed. A rejected batch is sent one play at a time to find
 * the rejected play, which is set aside. Any other failure is retried with backoff.
 */
export function startPlaySender({ queue, send, report, random = Math.random }: Options) {
  let batchSize = BATCH_SIZE;

  const toReport = ({ is_clock_assumed: _, ...play }: Play, place: number): PlayedVideo => ({
    ...play,
    sequence: place,
  });

  async function sendBatch(waiting: Play[]) {
    // A play with an assumed time waits until the service confirms the clock, as soon as the network is available.
    const plays = waiting.slice(0, batchSize).filter((play) => !play.is_clock_assumed);
    if (plays.length === 0) return [];
    const outcome = await send(plays.map((play) => toReport(play, queue.placeOf(play))));
    if (outcome.kind === 'retry') return outcome;
    if (outcome.kind === 'accepted') {
      const accepted = new Set(outcome.playIds);
      const acceptedPlays = plays.filter(({ play_id }) => accepted.has(play_id));
      if (acceptedPlays.length === 0) return { retryAfterMs: null };
      batchSize = BATCH_SIZE;
      return acceptedPlays;
    }
    const [first] = plays;
    if (plays.length > 1 || !first) {
      batchSize = 1;
      return sendBatch(waiting);
    }
    await queue.setAside(first);
    report('the kiosk service refused a play for good');
    return plays;
  }

  const sender = startSending({
    queue,
    batchSize: BATCH_SIZE,
    send: sendBatch,
    retryMs(failures, retryAfterMs) {
      // Only logged (docs/spec/17 §4), once per outage.
      if (failures === 1) report('kiosk analytics failure: plays are stored for later');
      return backoffMs(failures, retryAfterMs, random());
    },
    onError: (error) => report(`plays not sent: ${String(error)}`),
  });
  void sender.flush();
  return sender;
}
export type PlaySender = ReturnType<typeof startPlaySender>;
