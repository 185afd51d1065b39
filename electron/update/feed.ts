import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';

/** latest.json at the store: what version there is, and a signature that only its maker can write. */
const feed = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** A tar.gz of the unpacked application; relative to the feed. */
  url: z.string(),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
  size: z.number().check(z.positive()),
  /** Ed25519 over `version sha256 size`, base64. */
  signature: z.string(),
});
export type Release = Omit<z.output<typeof feed>, 'signature'>;

/** True when a comes after b. */
export function isNewer(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number));
  for (const [at, part] of (left ?? []).entries()) {
    const other = right?.[at] ?? 0;
    if (part !== other) return part > other;
  }
  return false;
}

/** Reads a feed; throws unless its maker signed it. publicKey: PEM. */
export function readFeed(body: unknown, publicKey: string): Release {
  const { signature, ...release } = z.parse(feed, body);
  const signed = Buffer.from(`${release.version} ${release.sha256} ${release.size}`);
  if (!verify(null, signed, createPublicKey(publicKey), Buffer.from(signature, 'base64')))
    throw new Error('The feed is not signed by its maker');
  return release;
}
