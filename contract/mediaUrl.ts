/** The address of a picture: one without a protocol or a slash at the beginning is relative to the tenant's base_media_url. */
export const mediaUrl = (src: string, baseMediaUrl: string): string =>
  src === '' || /^(\/|[a-z][a-z\d+.-]*:)/i.test(src) ? src : `${baseMediaUrl.replace(/\/$/, '')}/${src}`;
