import { open } from 'node:fs/promises';
import { isPlayable, readCodecs as readCodecsOf } from '../../contract/mp4';

/** Reads the codec names of an MP4 file's tracks ('avc1', 'hvc1', 'mp4a'). Empty for any other kind of file. */
export async function readCodecs(path: string): Promise<string[]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await readCodecsOf(async (position, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    }, size);
  } finally {
    await file.close();
  }
}

/** The file is complete, but Chromium can't decode its video. */
export class UnsupportedCodecError extends Error {}

/** Rejects with UnsupportedCodecError for a video that would play as a black picture. */
export async function assertPlayable(path: string): Promise<void> {
  const codecs = await readCodecs(path);
  if (!isPlayable(codecs)) throw new UnsupportedCodecError(`unsupported codec: ${codecs.join(', ')}`);
}
