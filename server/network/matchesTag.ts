/** Whether If-None-Match contains the entity tag. The comparison is weak (RFC 9110 §13.1.2): a proxy that compresses weakens tags. */
export const matchesTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;
