import type { TrackedPerson } from '@/lib/tracked';

/** Names that the social network gives to what is known of a person. */
const names = {
  email: 'em',
  firstname: 'fn',
  lastname: 'ln',
  telephone: 'ph',
  city: 'ct',
  region: 'st',
  postcode: 'zp',
  country_id: 'country',
} as const satisfies Record<keyof TrackedPerson, string>;

const fields = Object.keys(names) as (keyof TrackedPerson)[];

/** Trimmed and lower case; a phone also without plus, spaces, dashes and parentheses (shell specification §3). */
const plain = (field: keyof TrackedPerson, value: string): string => {
  const lower = value.trim().toLowerCase();
  return field === 'telephone' ? lower.replace(/[+\s()-]/g, '') : lower;
};

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 in hex of what is known of a person, under the network's names; nothing of it can be read back. */
export async function hashedPerson(person: TrackedPerson): Promise<Record<string, string>> {
  const known = fields.flatMap((field) => {
    const value = plain(field, person[field] ?? '');
    return value ? [[names[field], value] as const] : [];
  });
  // Without a secure context (a plain http address) nothing can be hashed, and nothing is sent.
  if (!globalThis.crypto?.subtle) return {};
  const hashed = known.map(async ([name, value]) => [name, await sha256(value)] as const);
  return Object.fromEntries(await Promise.all(hashed));
}
