import type { TenantConfig } from '../../../contract/config.ts';
import { ownValue } from '../../../contract/ownValue.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { webLocale } from '../../../contract/webLocale.ts';
import type { Translations } from '../page/builds.ts';
import { themeColour } from './appIcons.ts';

const png = (kind: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/app-icons/${kind}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

const icons = [
  png('any', 192, 'any'),
  png('any', 512, 'any'),
  png('maskable', 192, 'maskable'),
  png('maskable', 512, 'maskable'),
];

/** Pages in the icon's context menu, with the key of their name in locales/{language}/install.json. */
const shortcuts = [
  { key: 'shortcutSearch', url: pagePaths.search },
  { key: 'shortcutCart', url: pagePaths.cart },
  { key: 'shortcutOrders', url: '/account#account-orders' },
  { key: 'shortcutWishlist', url: pagePaths.wishlist },
  { key: 'shortcutStores', url: pagePaths.stores },
];

const types: Record<string, string> = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' };
const typeOf = (src: string) => ownValue(types, /\.(\w+)$/.exec(src)?.[1] ?? '') ?? 'image/png';

/** The tenant's screenshots. A missing form factor is replaced by the tenant's icon on its colour. */
function screenshots(config: TenantConfig | null, label: string) {
  const own = (config?.app_screenshots ?? []).map(({ src, width, height, form_factor, label }) => ({
    src,
    sizes: `${width}x${height}`,
    type: typeOf(src),
    form_factor,
    label,
  }));
  const standIns = [
    {
      src: '/app-icons/screen-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label,
    },
    { src: '/app-icons/screen-wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide', label },
  ];
  const has = (factor: string) => own.some(({ form_factor }) => form_factor === factor);
  return [...own, ...standIns.filter(({ form_factor }) => !has(form_factor))];
}

/** The web app manifest of one tenant, with its name, language, colours and pictures. */
export async function manifest(config: TenantConfig | null, translations: Translations) {
  const name = config?.name || 'Storefront';
  const lang = webLocale(config?.locale ?? 'en_US');
  const texts = await translations(lang.startsWith('fr') ? 'fr' : 'en', 'install');
  return {
    id: '/',
    name,
    short_name: name.length > 14 ? (name.split(/\s+/)[0] ?? name) : name,
    description: config?.description ?? '',
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    background_color: '#ffffff',
    theme_color: themeColour(config),
    categories: ['shopping', 'lifestyle'],
    prefer_related_applications: false,
    // A link or shortcut opens in the existing window.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    handle_links: 'preferred',
    icons,
    screenshots: screenshots(config, name),
    shortcuts: shortcuts.map(({ key, url }) => ({
      name: texts[key] ?? url,
      url,
      icons: [png('any', 192, 'any')],
    })),
    // A text or link shared with the app becomes a search (src/pages/SearchStartPage.tsx).
    share_target: {
      action: pagePaths.search,
      method: 'GET',
      // Has no effect with GET, but Chromium warns without it.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}
