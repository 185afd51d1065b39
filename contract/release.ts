import * as z from 'zod/mini';

/** A version of the kiosk shell: the response of GET /update?token=, and the content of latest.json. */
export const release = z.object({
  version: z.string().check(z.maxLength(40), z.regex(/^\d+\.\d+\.\d+$/)),
  /** URL of a tar.gz of the unpacked application, relative to /kiosk-updates/latest.json. */
  url: z.string().check(z.minLength(1), z.maxLength(500)),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
  size: z.int().check(z.positive()),
  /** Ed25519 signature of releaseText, base64. */
  signature: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type SignedRelease = z.output<typeof release>;

export const releaseText = ({ version, sha256, size }: SignedRelease): string =>
  `${version} ${sha256} ${size}`;

/** True when version a is newer than version b. Versions are major.minor.patch only, so no library is needed. */
export function isNewer(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number));
  for (const [at, part] of (left ?? []).entries()) {
    const other = right?.[at] ?? 0;
    if (part !== other) return part > other;
  }
  return false;
}
