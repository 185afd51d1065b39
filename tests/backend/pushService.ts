import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { type PushContents, pushContents } from '../../contract/push.ts';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Decrypts a message as a browser does (RFC 8291 over RFC 8188, one record). */
export function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const input = hmac(hmac(auth, ecdh.computeSecret(sender)), info, Buffer.from([1]));
  const secret = hmac(salt, input);
  const key = hmac(secret, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16);
  const nonce = hmac(secret, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

export interface ReceivedPush {
  contents: PushContents;
  /** The decrypted message. */
  text: string;
  headers: Record<string, unknown>;
}

/** The push service of one browser, on this computer: it receives real messages and decrypts them with the browser's keys. */
export async function startPushService() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const service = { status: 201, headers: {} as Record<string, string> };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (service.status < 300) {
        const text = decrypt(Buffer.concat(chunks), ecdh, auth);
        received.push({ text, contents: z.parse(pushContents, JSON.parse(text)), headers: request.headers });
      }
      response.writeHead(service.status, service.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/push/${randomBytes(8).toString('hex')}`,
    /** What the browser tells the shop. */
    keys: { public_key: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    received,
    /** The status and headers of its responses. */
    service,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;
