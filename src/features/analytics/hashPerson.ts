import { splitExtension } from '@contract/telephone';
import type { TrackedPerson } from '@/lib/tracked';

/** The social network's parameter names for the fields of a person. */
const networkNames = {
  email: 'em',
  firstname: 'fn',
  lastname: 'ln',
  telephone: 'ph',
  street: 'street',
  city: 'ct',
  region: 'st',
  postcode: 'zp',
  country_id: 'country',
} as const satisfies Record<keyof TrackedPerson, string>;

const fields = Object.keys(networkNames) as (keyof TrackedPerson)[];

/** What the network removes from a field before hashing; for a telephone number, see docs/spec/18 §3. */
const removed: Partial<Record<keyof TrackedPerson, RegExp>> = {
  telephone: /[+\s()-]/g,
  city: /[^\p{L}]/gu,
  // Only the first five digits of a US postcode are used.
  postcode: /-\d{4}$|[\s-]/g,
};

/** Trims and lowercases, then removes what the network does not hash. */
const normalise = (field: keyof TrackedPerson, value: string): string =>
  (field === 'telephone' ? splitExtension(value.trim()).number : value)
    .trim()
    .toLowerCase()
    .replace(removed[field] ?? '', '');

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hashes the fields that a person has with SHA-256 (hex). */
export async function hashFields(
  person: TrackedPerson,
): Promise<Partial<Record<keyof TrackedPerson, string>>> {
  const present = fields.flatMap((field) => {
    const value = normalise(field, [person[field] ?? ''].flat().join(' '));
    return value ? [[field, value] as const] : [];
  });
  // crypto.subtle is missing outside a secure context (plain http), where nothing is sent.
  if (!globalThis.crypto?.subtle) return {};
  const hashed = present.map(async ([field, value]) => [field, await sha256(value)] as const);
  return Object.fromEntries(await Promise.all(hashed));
}

/** The same, keyed by the network's parameter names. */
export async function hashPerson(person: TrackedPerson): Promise<Record<string, string>> {
  const hashes = Object.entries(await hashFields(person));
  return Object.fromEntries(
    hashes.map(([field, hash]) => [networkNames[field as keyof TrackedPerson], hash]),
  );
}
