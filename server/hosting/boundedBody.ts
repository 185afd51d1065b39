import { Transform } from 'node:stream';

/** A body exceeds its size limit. */
export class BodyTooLargeError extends Error {}

/**
 * Reads the complete body of a response. Bytes are counted after decompression, so the limit also holds without a
 * Content-Length and for decompression bombs.
 * @throws BodyTooLargeError beyond maxBytes; the rest of the body is not read
 */
export async function readBoundedBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Throwing out of the loop cancels the stream.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A stream that forwards its input and fails with BodyTooLargeError beyond maxBytes. */
export function boundedStream(maxBytes: number): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.byteLength;
      if (length > maxBytes) done(new BodyTooLargeError());
      else done(null, chunk);
    },
  });
}
