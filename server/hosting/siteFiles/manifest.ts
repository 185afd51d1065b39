import type { TenantConfig } from '../../../contract/config.ts';

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** The web app manifest of one tenant, with its name, language and colours. */
export function manifest(config: TenantConfig | null) {
  const name = config?.name || 'Storefront';
  const primary = config?.theme.primary ?? '';
  return {
    id: '/',
    name,
    short_name: name.length > 14 ? (name.split(/\s+/)[0] ?? name) : name,
    description: config?.description ?? '',
    lang: (config?.locale ?? 'en_US').replace('_', '-'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#ffffff',
    theme_color: hex.test(primary) ? primary : '#ffffff',
    categories: ['shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
