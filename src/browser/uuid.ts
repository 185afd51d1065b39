const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Random bytes as lower-case hexadecimal digits. */
export const randomHex = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** A random UUID (version 4). crypto.randomUUID is missing outside a secure context (plain http), and throws in some extensions. */
export function randomUuid(): string {
  try {
    return crypto.randomUUID();
  } catch {
    // Built from random bytes, which every browser supports.
    return uuidOfBytes();
  }
}

function uuidOfBytes(): string {
  const hex = randomHex(16);
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
