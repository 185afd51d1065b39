export interface ByteRange {
  start: number;
  /** The last byte, included. */
  end: number;
}

/**
 * Reads a Range header for a body of size bytes: null when the whole body is asked for (no header, or a form we do
 * not serve), 'unsatisfiable' when it asks for what is not there (RFC 9110 §14).
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
