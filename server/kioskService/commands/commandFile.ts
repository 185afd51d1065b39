import { LARGEST_COMMAND_FILE } from '../../../contract/kioskCommands.ts';

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

function isText(content: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(content).includes('\0');
  } catch {
    return false;
  }
}

/**
 * The type of a file, determined by its content regardless of what the sender declares; null for anything but a JPEG or text up to 1 MB.
 */
export function typeOfFile(content: Buffer): 'image/jpeg' | 'text/plain' | null {
  if (content.byteLength === 0 || content.byteLength > LARGEST_COMMAND_FILE) return null;
  if (content.subarray(0, 3).equals(JPEG_START))
    return content.subarray(-2).equals(JPEG_END) ? 'image/jpeg' : null;
  return isText(content) ? 'text/plain' : null;
}
