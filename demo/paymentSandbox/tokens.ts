import { randomBytes } from 'node:crypto';
import type { Verdict } from './verdict.ts';

/** Something a shopper was given on the provider's side: prefix names the kind, the verdict comes back with it. */
export const newToken = (prefix: string, verdict: Verdict): string =>
  `${prefix}_${verdict}_${randomBytes(8).toString('hex')}`;
