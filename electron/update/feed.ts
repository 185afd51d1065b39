import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { release, releaseText, type SignedRelease } from '../../contract/release';
import type { Fetch } from '../media/download';

export type Release = Omit<SignedRelease, 'signature'>;

interface Source {
  /** URL of /kiosk-updates/latest.json, the same for all devices. */
  feedUrl: string;
  /** URL of the kiosk service's update call for this device; null before registration. */
  stagedUrl: string | null;
  fetch: Fetch;
}

const FEED_TIMEOUT_MS = 30_000;
const MISSING_STATUSES = [404, 405, 501];

/** Parses a feed. Throws when its signature does not match. publicKey: PEM. */
export function parseFeed(body: unknown, publicKey: string): Release {
  const signed = z.parse(release, body);
  const { signature, ...unsigned } = signed;
  const text = Buffer.from(releaseText(signed));
  if (!verify(null, text, createPublicKey(publicKey), Buffer.from(signature, 'base64')))
    throw new Error('The signature of the feed is wrong');
  return unsigned;
}

/**
 * The version that the service offers to this device; if the service lacks the call, the one in latest.json; null if there is none.
 * isWithdrawn: the service offers nothing to this device, so an earlier offer must not start. Rejects when a request fails.
 */
export async function fetchFeed({
  feedUrl,
  stagedUrl,
  fetch,
}: Source): Promise<{ body: unknown; isWithdrawn: boolean }> {
  for (const url of [stagedUrl, feedUrl]) {
    if (url === null) continue;
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(FEED_TIMEOUT_MS),
    });
    if (response.status === 204) return { body: null, isWithdrawn: url === stagedUrl };
    if (response.ok) return { body: await response.json(), isWithdrawn: false };
    if (!MISSING_STATUSES.includes(response.status))
      throw new Error(`the feed failed with status ${response.status}`);
  }
  return { body: null, isWithdrawn: false };
}
