let buffer = new Uint16Array();

/**
 * Returns a zero for each position, valid until the next call: all searches share one buffer, because the garbage collector is
 * busy with arrays of half a megabyte.
 */
export function sharedZeros(size: number): Uint16Array {
  if (buffer.length < size) buffer = new Uint16Array(size);
  return buffer.fill(0);
}
