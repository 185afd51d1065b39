import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { oncePer } from '../../contract/oncePer.ts';
import type { Database } from '../backend/database/database.ts';
import { type KeyPair, keyPairOf } from '../backend/database/keyPairs.ts';

/** The Ed25519 keys that sign commands to devices, PEM (PKCS 8, SPKI). */
export const serviceKeyOf = (db: Database, now: Date): Promise<KeyPair> =>
  keyPairOf(db, now, 'commands', () =>
    generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }),
  );

/** Cached, because parsing a key takes longer than signing, and a command to a fleet is signed for each device. */
const parsedKey = oncePer((key: KeyPair) => createPrivateKey(key.privateKey));

/** Signs a text with Ed25519; returns base64url. */
export function signText(key: KeyPair, text: string): string {
  return sign(null, Buffer.from(text), parsedKey(key)).toString('base64url');
}
