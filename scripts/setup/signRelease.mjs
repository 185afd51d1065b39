import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run } from './run.mjs';

/** Reads the private key of a PEM file, which is created if it is missing. */
function readPrivateKey(file) {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} is not an Ed25519 key`);
  return key;
}

/**
 * Packs an unpacked application as VERSION.tar.gz and describes it in latest.json (docs/kiosk.md, Updates), both in `target`. Resolves to
 * the content of latest.json and the PEM of the public key.
 */
export async function signRelease({ application, version, keyFile, target }) {
  const key = readPrivateKey(keyFile);
  mkdirSync(target, { recursive: true });
  const archive = join(target, `${version}.tar.gz`);
  await run('tar', ['-czf', archive, '-C', dirname(application), basename(application)]);
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  const sha256 = hash.digest('hex');
  const { size } = statSync(archive);
  const signature = sign(null, Buffer.from(`${version} ${sha256} ${size}`), key).toString('base64');
  const release = { version, url: basename(archive), sha256, size, signature };
  writeFileSync(join(target, 'latest.json'), `${JSON.stringify(release, null, 2)}\n`);
  return { release, publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString() };
}
