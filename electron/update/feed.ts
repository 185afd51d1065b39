import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';

/** latest.json on the backend. */
const feedSchema = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** URL of a tar.gz of the unpacked application, relative to the feed. */
  url: z.string(),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
  size: z.number().check(z.positive()),
  /** Ed25519 signature of `version sha256 size`, base64. */
  signature: z.string(),
});
export type Release = Omit<z.output<typeof feedSchema>, 'signature'>;

/**
 * True when version a is newer than version b. Written here instead of semver: feedSchema admits major.minor.patch only, and
 * the shell's trusted code stays small.
 */
export function isNewer(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number));
  for (const [at, part] of (left ?? []).entries()) {
    const other = right?.[at] ?? 0;
    if (part !== other) return part > other;
  }
  return false;
}

/** Parses a feed. Throws when its signature does not match. publicKey: PEM. */
export function parseFeed(body: unknown, publicKey: string): Release {
  const { signature, ...release } = z.parse(feedSchema, body);
  const signed = Buffer.from(`${release.version} ${release.sha256} ${release.size}`);
  if (!verify(null, signed, createPublicKey(publicKey), Buffer.from(signature, 'base64')))
    throw new Error('The signature of the feed is wrong');
  return release;
}
