import type { TenantConfig } from './config';

/** The origin of a configured URL, https for `//host/path`; empty for a path on this host or an invalid URL. */
export function originOf(url: unknown): string[] {
  const absolute = typeof url === 'string' ? url.trim().replace(/^\/\//, 'https://') : '';
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return [];
  return [new URL(absolute).origin];
}

/** URLs in the configuration whose hosts may serve pictures and films. */
export const mediaUrls = ({ base_media_url }: TenantConfig): readonly string[] => [base_media_url];

/** URLs in the configuration whose hosts may only serve pictures. */
export const pictureUrls = ({ logo_src, logo_dark_src, favicon, pdp }: TenantConfig): readonly string[] => [
  logo_src,
  logo_dark_src,
  favicon,
  pdp.ai_chatbot.chatbot_icon,
];
