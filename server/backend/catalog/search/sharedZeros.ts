let buffer = new Uint16Array();

/**
 * Returns a zero for each position, valid until the next call. All searches share one buffer, because arrays of half a megabyte are
 * expensive to garbage-collect.
 */
export function sharedZeros(size: number): Uint16Array {
  if (buffer.length < size) buffer = new Uint16Array(size);
  return buffer.fill(0);
}
