import type { Fetch } from '../media/download';
import { stageUpdate } from './stageUpdate';
import { startProbation } from './updateProbation';

interface Options {
  /** The folder of the launcher (build/linux/launch); undefined when the launcher did not start the app. */
  root: string | undefined;
  backendUrl: string;
  /** PEM; null turns updates off. */
  publicKey: string | null;
  version: string;
  fetch: Fetch;
  restart: () => void;
  report: (problem: string) => void;
}

const FIRST_CHECK_MS = 3 * 60_000;
const CHECK_INTERVAL_MS = 6 * 3_600_000;

/** Stages new versions and supervises the probation of the running one, which needs the heartbeats of the loop. */
export function startUpdater({ root, backendUrl, publicKey, version, fetch, restart, report }: Options) {
  if (!root) return { heartbeat: () => {} };
  if (publicKey) {
    const feedUrl = new URL('/kiosk-updates/latest.json', backendUrl).href;
    const check = () =>
      stageUpdate({ root, feedUrl, publicKey, version, fetch }).then(
        (staged) => staged && report(`version ${staged} starts at the next launch`),
        (error: unknown) => report(`update: ${String(error)}`),
      );
    setTimeout(() => void check(), FIRST_CHECK_MS);
    setInterval(() => void check(), CHECK_INTERVAL_MS);
  }
  return startProbation({ root, restart, report });
}
