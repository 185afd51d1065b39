import type { MonitoredEvent } from './batch';

interface Target {
  /** Address of the provider; its path ends in /json/rum (shell specification §7). */
  monitoring_url: string;
  monitoring_key: string;
}

/** Below this a body is hardly smaller for being packed. */
const WORTH_PACKING = 1000;

export const endpointOf = (url: string): string =>
  /\/json\/rum\/?$/.test(url) ? url : `${url.replace(/\/$/, '')}/json/rum`;

const packed = (text: string): Promise<ArrayBuffer> =>
  new Response(new Response(text).body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** Posts a batch; isLeaving: the page is going, so there is no time to pack it. What is lost is lost. */
export async function sendBatch(
  { monitoring_url, monitoring_key }: Target,
  sessionAttributes: Record<string, string>,
  events: readonly MonitoredEvent[],
  isLeaving: boolean,
): Promise<void> {
  const text = JSON.stringify({ sessionAttributes, events });
  const isPacked = !isLeaving && text.length > WORTH_PACKING && 'CompressionStream' in window;
  const headers = {
    'content-type': 'application/json',
    'api-key': monitoring_key,
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  };
  try {
    const body = isPacked ? await packed(text) : text;
    await fetch(endpointOf(monitoring_url), { method: 'POST', headers, body, keepalive: isLeaving });
  } catch {
    // Monitoring that fails is not worth a word to anybody.
  }
}
