import type { TrackedPerson } from '@/lib/tracked';

/** The social network's parameter names for the fields of a person. */
const networkNames = {
  email: 'em',
  firstname: 'fn',
  lastname: 'ln',
  telephone: 'ph',
  city: 'ct',
  region: 'st',
  postcode: 'zp',
  country_id: 'country',
} as const satisfies Record<keyof TrackedPerson, string>;

const fields = Object.keys(networkNames) as (keyof TrackedPerson)[];

/**
 * Trims and lowercases; a telephone number also loses plus, spaces, dashes and parentheses (docs/spec/18 §3).
 */
const normalise = (field: keyof TrackedPerson, value: string): string => {
  const lower = value.trim().toLowerCase();
  return field === 'telephone' ? lower.replace(/[+\s()-]/g, '') : lower;
};

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hashes the fields of a person with SHA-256 (hex), keyed by the network's parameter names. */
export async function hashPerson(person: TrackedPerson): Promise<Record<string, string>> {
  const knownFields = fields.flatMap((field) => {
    const value = normalise(field, person[field] ?? '');
    return value ? [[networkNames[field], value] as const] : [];
  });
  // crypto.subtle is missing outside a secure context (plain http); nothing is sent then.
  if (!globalThis.crypto?.subtle) return {};
  const hashed = knownFields.map(async ([name, value]) => [name, await sha256(value)] as const);
  return Object.fromEntries(await Promise.all(hashed));
}
