import crypto, { type BinaryLike } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Setup of tests of the server: hashes of passwords and passcodes, which are slow on purpose, have the least cost. They match in this
 * process only, not in a built server.
 */
const { scrypt, scryptSync } = crypto;
const cost = { N: 2 };

function quickScrypt(password: BinaryLike, salt: BinaryLike, length: number, ...rest: unknown[]): void {
  scrypt(password, salt, length, cost, rest.at(-1) as (error: Error | null, key: Buffer) => void);
}

// Files share a process.
if (scrypt.name !== quickScrypt.name) {
  Object.assign(crypto, {
    scrypt: quickScrypt,
    scryptSync: (password: BinaryLike, salt: BinaryLike, length: number) =>
      scryptSync(password, salt, length, cost),
  });
  syncBuiltinESMExports();
}
