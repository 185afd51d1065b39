import { stageUpdate } from './stage';
import { watchTrial } from './trial';

interface Parts {
  /** Of the launcher (build/linux/launch); undefined for a kiosk that was not started by it. */
  root: string | undefined;
  storeUrl: string;
  publicKey: string | null;
  version: string;
  fetch: (url: string, init: { headers: Record<string, string> }) => Promise<Response>;
  restart: () => void;
  report: (problem: string) => void;
}

const FIRST_MS = 3 * 60_000;
const EVERY_MS = 6 * 3_600_000;

/** Looks for new versions, and watches over this one while it is on trial; answers with what says that it is alive. */
export function keepUpToDate({ root, storeUrl, publicKey, version, fetch, restart, report }: Parts) {
  if (!root) return { alive: () => {} };
  if (publicKey) {
    const feedUrl = new URL('/kiosk-updates/latest.json', storeUrl).href;
    const look = () =>
      stageUpdate({ root, feedUrl, publicKey, version, fetch }).then(
        (staged) => staged && report(`version ${staged} starts at the next launch`),
        (error: unknown) => report(`update: ${String(error)}`),
      );
    setTimeout(() => void look(), FIRST_MS);
    setInterval(() => void look(), EVERY_MS);
  }
  return watchTrial({ root, restart, report });
}
