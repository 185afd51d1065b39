export interface ByteRange {
  start: number;
  /** Position of the last byte, inclusive. */
  end: number;
}

/**
 * Parses a Range header for a body of size bytes (RFC 9110 §14). null: send the whole body (no header, or an unsupported
 * form, such as several ranges). 'unsatisfiable': the range lies outside the body.
 */
export function byteRange(header: string | null, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
